import type { QuestionAnswer } from '@masar/domain';
import type { Response } from 'supertest';
import type { SignedInAgent, TestApp } from '#testing/test-app';
import { aCourse } from '../../courses/testing/course.builder.js';
import { aChoice, aQuestion } from './question.samples.js';

/** A paper as its learner reads it. */
export interface ReadPaper {
  id: string;
  questions: { id: string; kind: string; promptAr: string; options: { id: string; ar: string }[] }[];
  result: { score: string; hasPassed: boolean; showsKey: boolean } | null;
}

export interface DrawnQuizSetting {
  author: SignedInAgent;
  courseId: string;
  bankId: string;
  lessonId: string;
  /** `/api/lessons/{id}/quiz` */
  path: string;
  /** Ids of the questions of the bank. */
  questionIds: string[];
  compose: (parts: readonly object[]) => Promise<Response>;
  aLearner: () => Promise<SignedInAgent>;
}

/** A lesson without questions of its own, and a bank of so many, each answered by ‘أزرق’. */
export async function aDrawnQuizSetting(app: TestApp, inBank: number): Promise<DrawnQuizSetting> {
  const author = await app.as('instructor');
  const { course, lessons } = await aCourse()
    .by(author.userId)
    .published()
    .withLessons([{ contentAr: 'نص' }])
    .saved(app.em());
  const bank = await author.agent.post('/api/question-banks').send({ name: 'بنك', courseId: course.id }).expect(201);
  const { id: bankId } = bank.body as { id: string };
  const questionIds: string[] = [];
  for (let at = 0; at < inBank; at += 1) {
    const question = { ...aQuestion(aChoice(`سؤال ${at}`)), tags: [at % 2 === 0 ? 'even' : 'odd'] };
    const { body } = await author.agent.post(`/api/question-banks/${bankId}/questions`).send(question).expect(201);
    questionIds.push((body as { id: string }).id);
  }
  const path = `/api/lessons/${lessons[0]!.id}/quiz`;
  return {
    author,
    courseId: course.id,
    bankId,
    lessonId: lessons[0]!.id,
    path,
    questionIds,
    compose: (parts) =>
      author.agent
        .put(`${path}/composition`)
        .send({ parts })
        .then((answer) => answer),
    aLearner: async () => {
      const learner = await app.as('student');
      await learner.agent.post('/api/enrollments').send({ courseId: course.id }).expect(201);
      return learner;
    },
  };
}

export const start = async ({ path }: { path: string }, { agent }: SignedInAgent): Promise<ReadPaper> =>
  (await agent.post(`${path}/papers`).expect(200)).body as ReadPaper;

/** Answers the first so many questions rightly and the others wrongly, and hands the paper in. */
export async function take(paper: ReadPaper, { agent }: SignedInAgent, right: number): Promise<ReadPaper> {
  for (const [at, { id, options }] of paper.questions.entries()) {
    const optionId = options.find(({ ar }) => (ar === 'أزرق') === at < right)!.id;
    const answer: QuestionAnswer = { kind: 'single', optionId };
    await agent.put(`/api/papers/${paper.id}/answers/${id}`).send({ answer }).expect(204);
  }
  return (await agent.post(`/api/papers/${paper.id}/submit`).expect(200)).body as ReadPaper;
}
