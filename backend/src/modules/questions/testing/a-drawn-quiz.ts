import type { Question, QuestionAnswer } from '@masar/domain';
import type { Response } from 'supertest';
import { v7 } from 'uuid';
import type { SignedInAgent, TestApp } from '#testing/test-app';
import { aCourse } from '../../courses/testing/course.builder.js';
import { aChoice } from './question.samples.js';

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

/** So that what the course of one test shows is no key of the next. */
let settings = 0;

/** Of four options of one length, so that they are not guessed; all are in words of their own in both languages. */
function fourOptions(): (at: number) => Question {
  const own = (settings += 1);
  return (at) => ({
    ...(aChoice(`سؤال ${at}`) as Extract<Question, { kind: 'single' }>),
    prompt: { ar: `سؤال ${at}`, en: `Question ${at}` },
    options: ['أزرق', 'أحمر', 'أخضر', 'أصفر'].map((colour, place) => ({
      id: `o${place + 1}`,
      text: { ar: `${colour} ${at} (${own})`, en: `Colour ${place + 1} of ${at} (${own})` },
      weight: place === 0 ? 100 : 0,
    })),
  });
}

/** Puts ready questions into a bank, as if they had been written one by one. */
async function fillBank(app: TestApp, bankId: string, contents: readonly Question[]): Promise<string[]> {
  const ids = contents.map(() => v7());
  const rows = contents.map((content, at) => ({ ...content, id: ids[at]! }));
  await app.em().execute(
    `insert into questions (id, bank_id, kind, name, tags, difficulty, state, words)
     select (q ->> 'id')::uuid, ?, q ->> 'kind', '', array[case n % 2 when 1 then 'even' else 'odd' end], 'easy', 'ready', ''
     from jsonb_array_elements(?::jsonb) with ordinality as sent (q, n)`,
    [bankId, JSON.stringify(rows)],
  );
  await app.em().execute(
    `insert into question_versions (question_id, version, content)
     select (q ->> 'id')::uuid, 1, q from jsonb_array_elements(?::jsonb) q`,
    [JSON.stringify(rows)],
  );
  return ids;
}

/** A lesson without questions of its own, and a bank of so many, each answered by ‘أزرق’ and its number. */
export async function aDrawnQuizSetting(
  app: TestApp,
  inBank: number,
  content: (at: number) => Question = fourOptions(),
): Promise<DrawnQuizSetting> {
  const author = await app.as('instructor');
  const { course, lessons } = await aCourse()
    .by(author.userId)
    .published()
    .withLessons([{ contentAr: 'نص' }])
    .saved(app.em());
  const bank = await author.agent.post('/api/question-banks').send({ name: 'بنك', courseId: course.id }).expect(201);
  const { id: bankId } = bank.body as { id: string };
  const contents = Array.from({ length: inBank }, (_, at) => content(at));
  const questionIds = await fillBank(app, bankId, contents);
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
    const optionId = options.find(({ ar }) => ar.startsWith(at < right ? 'أزرق' : 'أحمر'))!.id;
    const answer: QuestionAnswer = { kind: 'single', optionId };
    await agent.put(`/api/papers/${paper.id}/answers/${id}`).send({ answer }).expect(204);
  }
  return (await agent.post(`/api/papers/${paper.id}/submit`).expect(200)).body as ReadPaper;
}
