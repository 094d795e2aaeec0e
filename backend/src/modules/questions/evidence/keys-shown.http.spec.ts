import type { SignedInAgent } from '#testing/test-app';
import { startTestApp, type TestApp } from '#testing/test-app';
import { type ReadPaper, start, take } from '../testing/a-drawn-quiz.js';
import { aFinalSetting, type FinalSetting } from '../testing/a-final.js';
import { aQuizSetting } from '../testing/a-quiz.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Verdict {
  questionId: string;
  isCorrect: boolean;
  correctOptionIds: string[];
  rightAnswer: object | null;
}
type Result = NonNullable<ReadPaper['result']> & {
  questions: Verdict[];
  readAgain: { questionId: string; restsOn: { lessonId: string } | null }[];
};

const resultOf = async ({ id }: ReadPaper, { agent }: SignedInAgent) =>
  (await agent.get(`/api/papers/${id}`).expect(200)).body.result as Result;

/** Answers so many questions rightly, leaves the others, and hands in. */
async function answerSome(setting: FinalSetting, learner: SignedInAgent, right: number): Promise<ReadPaper> {
  const paper = await start(setting, learner);
  return take({ ...paper, questions: paper.questions.slice(0, right) }, learner, right);
}

describe('the key of questions that are drawn', () => {
  it('is never shown of a paper that was failed, not after the last attempt either, nor which answers were right [EVD-8]', async () => {
    const setting = await aFinalSetting(app, { inBank: 60 });
    await app.em().execute('update questions set lesson_id = ? where bank_id = ?', [setting.lessonId, setting.bankId]);
    await setting.setRules({ attempts: 1 });
    const learner = await setting.aFinisher();
    const paper = await take(await start(setting, learner), learner, 6);
    const result = await resultOf(paper, learner);
    expect(result).toMatchObject({ score: '60.00', hasPassed: false, showsKey: false, questions: [] });
    expect(result.readAgain.map(({ questionId }) => questionId)).toEqual(paper.questions.map(({ id }) => id));
    expect(new Set(result.readAgain.map(({ restsOn }) => restsOn?.lessonId))).toEqual(new Set([setting.lessonId]));
    expect(JSON.stringify(result)).not.toMatch(/isCorrect|correctOptionIds|rightAnswer|explanation|feedback/);
  });

  it('is shown after passing, of what was answered alone [EVD-8]', async () => {
    const setting = await aFinalSetting(app, { inBank: 60 });
    const learner = await setting.aFinisher();
    const paper = await answerSome(setting, learner, 7);
    const { questions, readAgain, showsKey } = await resultOf(paper, learner);
    expect({ showsKey, readAgain }).toEqual({ showsKey: true, readAgain: [] });
    const answered = questions.filter(({ isCorrect }) => isCorrect);
    expect(answered).toHaveLength(7);
    expect(answered.every(({ correctOptionIds }) => correctOptionIds.length === 1)).toBe(true);
    for (const left of questions.filter(({ isCorrect }) => !isCorrect))
      expect(left).toMatchObject({ correctOptionIds: [], rightAnswer: null, explanationAr: null, feedback: [] });
  });

  it('is not shown where next to nothing passes [EVD-8]', async () => {
    const setting = await aFinalSetting(app, { inBank: 60 });
    await setting.setRules({ passMark: '1' });
    const learner = await setting.aFinisher();
    const paper = await take(await start(setting, learner), learner, 1);
    expect(await resultOf(paper, learner)).toMatchObject({ hasPassed: true, showsKey: false, questions: [] });
  });

  it('of a question that its author fixed is that of a bank too [EVD-8]', async () => {
    const setting = await aFinalSetting(app, { inBank: 3, drawn: 0 });
    await setting.compose(setting.questionIds.map((questionId) => ({ questionId })));
    await setting.setRules({ attempts: 1 });
    const learner = await setting.aFinisher();
    const paper = await take(await start(setting, learner), learner, 0);
    expect(await resultOf(paper, learner)).toMatchObject({ showsKey: false, questions: [] });
  });
});

describe('the key of a lesson’s own questions', () => {
  it('is shown after the last attempt, of what was answered alone [EVD-2] [EVD-8]', async () => {
    const { learner, path, setRules } = await aQuizSetting(app);
    await setRules({ attempts: 1 });
    const { body } = await learner.agent.post(`${path}/papers`).expect(200);
    const paper = body as ReadPaper;
    await learner.agent
      .put(`/api/papers/${paper.id}/answers/q1`)
      .send({ optionIds: ['b'] })
      .expect(204);
    await learner.agent.post(`/api/papers/${paper.id}/submit`).expect(200);
    const { questions } = await resultOf(paper, learner);
    const verdictOf = (id: string) => questions.find(({ questionId }) => questionId === id);
    expect(verdictOf('q1')).toMatchObject({
      isCorrect: false,
      correctOptionIds: ['a'],
      explanationEn: 'Because it is one.',
    });
    expect(verdictOf('q2')).toMatchObject({ isCorrect: false, correctOptionIds: [], rightAnswer: null });
  });

  it('is not shown of a paper that was handed in empty [EVD-8]', async () => {
    const { learner, path, setRules } = await aQuizSetting(app);
    await setRules({ attempts: 1 });
    const { body } = await learner.agent.post(`${path}/papers`).expect(200);
    const { text } = await learner.agent.post(`/api/papers/${(body as ReadPaper).id}/submit`).expect(200);
    expect(text).not.toMatch(/Because|"a"\]|rightAnswer":\{/);
  });
});
