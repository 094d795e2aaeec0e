import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '#testing/test-app';
import { aDrawnQuizSetting, start, take } from '../../testing/a-drawn-quiz.js';
import { aChoice, aQuestion } from '../../testing/question.samples.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Listed {
  id: string;
  questionId: string;
  flags: string[];
}

describe('questions of a bank', () => {
  it('are found by skill and by the language that they lack, and say which [QB-1] [QB-2]', async () => {
    const { author, bankId } = await aDrawnQuizSetting(app, 1);
    const list = `/api/question-banks/${bankId}/questions`;
    const write = async (body: object) =>
      ((await author.agent.post(list).send(body).expect(201)).body as { id: string }).id;
    const found = async (query: string) =>
      ((await author.agent.get(`${list}?${query}`).expect(200)).body as Listed[]).map(({ id }) => id);
    const skilled = await write({ ...aQuestion(), skillId: 'css' });
    const choice = aChoice();
    const [first, second] = choice.options;
    const arabicOnly = await write(
      aQuestion({ ...choice, options: [first, { ...second, text: { ar: 'أخضر', en: '  ' } }] }),
    );
    const withNote = { ...choice, explanation: { ar: '', en: 'Rayleigh' } };
    const englishOnly = await write(aQuestion(withNote));
    expect(await found('skillId=css')).toEqual([skilled]);
    expect(await found('lacks=en')).toEqual([arabicOnly]);
    expect(await found('lacks=ar')).toEqual([englishOnly]);
    const { body } = await author.agent.get(`/api/bank-questions/${skilled}`).expect(200);
    expect(body).toMatchObject({ skill: { id: 'css', labelEn: 'CSS' }, restsOn: null });
    expect((await author.agent.get(`/api/question-banks/${bankId}/topics`).expect(200)).body).toEqual({
      tags: ['css', 'even', 'طبيعة'].toSorted((one, other) => one.localeCompare(other, 'ar')),
      skills: [expect.objectContaining({ id: 'css' })],
    });
    await author.agent.get(`${list}?lacks=fr`).expect(400);
    await author.agent
      .post(list)
      .send({ ...aQuestion(), skillId: 'no-such-skill' })
      .expect(400);
    await (await app.as('student')).agent.get(`/api/question-banks/${bankId}/topics`).expect(403);
    await (await app.as('instructor')).agent.get(`/api/question-banks/${bankId}/topics`).expect(404);
    await author.agent.get(`/api/question-banks/${randomUUID()}/topics`).expect(404);
    await author.agent.get('/api/question-banks/1/topics').expect(400);
  });

  it('are drawn by skill, and an unknown skill is refused [QB-2]', async () => {
    const { author, bankId, courseId, path, compose } = await aDrawnQuizSetting(app, 2);
    await author.agent.post(`/api/courses/${courseId}/unpublish`).expect(200);
    const body = { ...aQuestion(aChoice('من مهارة')), skillId: 'css' };
    await author.agent.post(`/api/question-banks/${bankId}/questions`).send(body).expect(201);
    expect((await compose([{ bankId, skillId: 'css', count: 2 }])).body).toMatchObject({
      parts: [{ skill: { id: 'css' }, tag: null, count: 2 }],
      warnings: expect.arrayContaining([expect.objectContaining({ code: 'draw-short', wanted: 2, found: 1 })]),
    });
    const sample = await author.agent.get(`${path}/sample`).expect(200);
    expect((sample.body as { questions: object[] }).questions).toMatchObject([{ promptAr: 'من مهارة' }]);
    expect((await compose([{ bankId, skillId: 'no-such-skill', count: 1 }])).status).toBe(400);
  });

  it('stand in statistics with what is flagged first, then what was answered, page by page, and are found by flag [QB-4]', async () => {
    const setting = await aDrawnQuizSetting(app, 3);
    const { author, bankId, questionIds, compose } = setting;
    const [easy, answered, untouched] = questionIds as [string, string, string];
    await compose([{ questionId: easy }]);
    for (let at = 0; at < 5; at += 1) {
      const learner = await setting.aLearner();
      await take(await start(setting, learner), learner, 1);
    }
    await compose([{ questionId: answered }]);
    const last = await setting.aLearner();
    await take(await start(setting, last), last, 0);
    const first = await author.agent.get(`/api/question-banks/${bankId}/statistics?limit=2`).expect(200);
    expect(first.body).toMatchObject([
      { questionId: easy, tries: 5, flags: ['too-easy'] },
      { questionId: answered, tries: 1, flags: [] },
    ]);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers['link'] as string)![1]!;
    const rest = await author.agent.get(next.slice(next.indexOf('/api'))).expect(200);
    expect((rest.body as Listed[]).map(({ questionId }) => questionId)).toEqual([untouched]);
    const flagged = await author.agent.get(`/api/question-banks/${bankId}/questions?flag=too-easy`).expect(200);
    expect((flagged.body as Listed[]).map(({ id }) => id)).toEqual([easy]);
    for (const flag of ['too-hard', 'backwards'])
      expect((await author.agent.get(`/api/question-banks/${bankId}/questions?flag=${flag}`)).body).toEqual([]);
  });
});

describe('what to read again after a paper was failed', () => {
  it('is the lesson that the author named, else the one whose quiz it is, and nothing of another course [EVD-2] [EVD-8]', async () => {
    const setting = await aDrawnQuizSetting(app, 2);
    const { author, questionIds, compose, lessonId, courseId } = setting;
    const added = await author.agent
      .post(`/api/courses/${courseId}/lessons`)
      .send({ titleAr: 'درس الألوان', titleEn: 'Colours' });
    const named = (added.body as { id: string }).id;
    const rest = (id: string, lesson: string) =>
      author.agent
        .put(`/api/bank-questions/${id}`)
        .send({ ...aQuestion(aChoice(`سؤال ${id}`)), lessonId: lesson, version: 1 });
    await rest(questionIds[0]!, named).expect(200);
    const elsewhere = await aDrawnQuizSetting(app, 0);
    await rest(questionIds[1]!, elsewhere.lessonId).expect(400);
    await compose(questionIds.map((questionId) => ({ questionId })));
    await author.agent
      .put(`${setting.path}/rules`)
      .send({ isPractice: false, passMark: '50', attempts: 1, pauseMinutes: 0, counting: 'best' })
      .expect(200);
    const learner = await setting.aLearner();
    const paper = await start(setting, learner);
    const { result } = (await take(paper, learner, 0)) as unknown as {
      result: { readAgain: { questionId: string; restsOn: { lessonId: string; titleEn: string } | null }[] };
    };
    const promptOf = new Map(paper.questions.map(({ id, promptAr }) => [id, promptAr]));
    const byPrompt = new Map(result.readAgain.map((each) => [promptOf.get(each.questionId), each.restsOn]));
    expect(byPrompt.get(`سؤال ${questionIds[0]}`)).toMatchObject({ lessonId: named, courseId, titleEn: 'Colours' });
    expect(byPrompt.get('سؤال 1')).toMatchObject({ lessonId });
  });
});
