import { startTestApp, type TestApp } from '#testing/test-app';
import { aFinalSetting } from '../testing/a-final.js';

describe('a final that cannot be filled', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('keeps its course from being published, and says which draw lacks how many [QB-2]', async () => {
    const { author, courseId, bankId, compose } = await aFinalSetting(app, { inBank: 4, drawn: 0 });
    await author.agent.post(`/api/courses/${courseId}/unpublish`).expect(200);
    expect(
      (
        await compose([
          { bankId, count: 2 },
          { bankId, tag: 'odd', count: 3 },
        ])
      ).status,
    ).toBe(200);
    const { body } = await author.agent.post(`/api/courses/${courseId}/publish`).expect(409);
    expect(body).toMatchObject({ code: 'quizzes.final_short' });
    expect((body as { detail: string }).detail).toMatch(/2.*3.*2/);
    await compose([{ bankId, count: 4 }]);
    await author.agent.post(`/api/courses/${courseId}/publish`).expect(200);
  });

  it('is refused in a course that is published, of a lesson too [QB-2]', async () => {
    const final = await aFinalSetting(app, { inBank: 2, drawn: 0 });
    const parts = [{ bankId: final.bankId, count: 5 }];
    expect((await final.compose(parts)).body).toMatchObject({ code: 'quizzes.final_short' });
    const lesson = await final.author.agent.put(`/api/lessons/${final.lessonId}/quiz/composition`).send({ parts });
    expect(lesson.body).toMatchObject({ code: 'quizzes.short' });
  });

  it('does not come from a published one by taking its questions away, together or one by one [QB-2]', async () => {
    const { author, courseId, bankId, questionIds, compose } = await aFinalSetting(app, { inBank: 4, drawn: 0 });
    await compose([{ bankId, count: 3 }]);
    const change = (ids: string[], state: string) =>
      author.agent.post(`/api/question-banks/${bankId}/questions/change`).send({ questionIds: ids, state });
    expect((await change(questionIds.slice(0, 2), 'draft')).body).toMatchObject({ code: 'quizzes.final_short' });
    await change(questionIds.slice(0, 1), 'archived').expect(200);
    const path = `/api/bank-questions/${questionIds[1]!}`;
    const { content, ...rest } = (await author.agent.get(path).expect(200)).body as Record<string, unknown>;
    const { version, tags, difficulty } = rest;
    const sent = { content, version, tags, difficulty, state: 'draft' };
    const refused = await author.agent.put(path).send(sent);
    expect(refused.body).toMatchObject({ status: 409, code: 'quizzes.final_short' });
    await author.agent.post(`/api/courses/${courseId}/unpublish`).expect(200);
    await author.agent.put(path).send(sent).expect(200);
  });

  it('tells learners the number that they will be asked [QB-2]', async () => {
    const { path, bankId, questionIds, compose, aFinisher } = await aFinalSetting(app, { inBank: 4, drawn: 0 });
    await compose([{ bankId, count: 4 }]);
    // Builds of before let questions of a published final become drafts.
    await app.em().execute(`update questions set state = 'draft' where id in (?, ?, ?)`, questionIds.slice(0, 3));
    const learner = await aFinisher();
    expect((await learner.agent.get(path).expect(200)).body).toMatchObject({ questions: 1 });
  });
});
