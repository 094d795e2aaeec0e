import type { Response } from 'supertest';
import { hearStatements } from '#testing/sent-statements';
import { startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { aDrawnQuizSetting, type ReadPaper } from '../testing/a-drawn-quiz.js';

interface AnsweredPaper extends ReadPaper {
  answers: { optionIds: string[] }[];
}

let app: TestApp;
beforeAll(async () => {
  // One at a time, and nobody is held.
  app = await startTestApp({ EXAM_STARTS_AT_ONCE: '1', EXAM_HELD_SECONDS: '0' });
});
afterAll(() => app.close());

describe('POST /api/lessons/{id}/quiz/papers', () => {
  it('lets so many begin at once and tells the others their place; answers and handing in never wait [SCL-2]', async () => {
    const { compose, bankId, path, aLearner } = await aDrawnQuizSetting(app, 4);
    await compose([{ bankId, count: 2 }]);
    const early = await aLearner();
    const paper = (await early.agent.post(`${path}/papers`).expect(200)).body as ReadPaper;
    const crowd = await Promise.all(Array.from({ length: 6 }, aLearner));
    const question = paper.questions[0]!;
    const answers: Response[] = [];
    let calls: Promise<unknown>[] = [];
    // The first of them can't write its paper as long as somebody else holds the table.
    await app.em().transactional(async (em) => {
      await em.execute('lock table papers in share mode');
      calls = crowd.map(({ agent }) => agent.post(`${path}/papers`).then((answer) => answers.push(answer)));
      await until(() => answers.length === crowd.length - 1, 'all but one have their place');
      await early.agent
        .put(`/api/papers/${paper.id}/answers/${question.id}`)
        .send({ optionIds: [question.options[0]!.id] })
        .expect(204);
    });
    await Promise.all(calls);
    await early.agent.post(`/api/papers/${paper.id}/submit`).expect(200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(crowd.length - 1);
    for (const { status, body, headers } of refused) {
      expect(status).toBe(429);
      expect(body).toMatchObject({ code: 'quizzes.in_line', place: expect.any(Number), seconds: expect.any(Number) });
      expect(headers['retry-after']).toBe(String(body.seconds));
      expect(body.detail).toContain(String(body.place));
    }
    for (const { agent } of crowd) await agent.post(`${path}/papers`).expect(200);
  });

  it('draws from what the bank holds now, right after its author changed it [SCL-2] [QB-2]', async () => {
    const { author, compose, bankId, path, questionIds, aLearner } = await aDrawnQuizSetting(app, 4);
    await compose([{ bankId, count: 3 }]);
    const set = (ids: string[], state: string) =>
      author.agent.post(`/api/question-banks/${bankId}/questions/change`).send({ questionIds: ids, state }).expect(200);
    await set(questionIds.slice(3), 'draft');
    const asked = async () =>
      ((await (await aLearner()).agent.post(`${path}/papers`).expect(200)).body as ReadPaper).questions
        .map(({ id }) => id)
        .sort();
    expect(await asked()).toEqual(questionIds.slice(0, 3).sort());
    await set(questionIds.slice(3), 'ready');
    await set(questionIds.slice(0, 1), 'draft');
    expect(await asked()).toEqual(questionIds.slice(1).sort());
  });

  it('is the same paper for who begins twice at once, and after a reload [EVD-2] [REL-2]', async () => {
    const { compose, bankId, path, aLearner } = await aDrawnQuizSetting(app, 4);
    await compose([{ bankId, count: 3 }]);
    const { agent } = await aLearner();
    const both = await Promise.all([1, 2].map(() => agent.post(`${path}/papers`).then((answer) => answer)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const begun = both.map(({ body }) => body as ReadPaper);
    const again = (await agent.post(`${path}/papers`).expect(200)).body as ReadPaper;
    const read = (await agent.get(`/api/papers/${again.id}`).expect(200)).body as ReadPaper;
    for (const paper of [...begun, read]) {
      expect(paper.id).toBe(again.id);
      expect(paper.questions).toEqual(again.questions);
    }
  });
});

describe('a crowd at one quiz', () => {
  let roomy: TestApp;
  beforeAll(async () => {
    roomy = await startTestApp({ EXAM_STARTS_AT_ONCE: '40' });
  });
  afterAll(() => roomy.close());

  it('begins together, each with an own paper, and answers together [SCL-2] [EVD-2]', async () => {
    const { compose, bankId, path, aLearner } = await aDrawnQuizSetting(roomy, 6);
    await compose([{ bankId, count: 3 }]);
    const crowd = await Promise.all(Array.from({ length: 12 }, aLearner));
    const heard = hearStatements();
    const papers = await Promise.all(
      crowd.map(async ({ agent }) => (await agent.post(`${path}/papers`).expect(200)).body as ReadPaper),
    );
    heard.stop();
    expect(new Set(papers.map(({ id }) => id)).size).toBe(crowd.length);
    // Papers of the same moment are written by one statement.
    const written = heard.since().filter((text) => /insert into "?papers"?[\s(]/.test(text));
    expect(written.length).toBeGreaterThan(0);
    expect(written.length).toBeLessThan(crowd.length);
    const chosen = papers.map(({ questions }) => [questions[0]!.options.at(-1)!.id]);
    await Promise.all(
      crowd.map(({ agent }, at) =>
        agent
          .put(`/api/papers/${papers[at]!.id}/answers/${papers[at]!.questions[0]!.id}`)
          .send({ optionIds: chosen[at] })
          .expect(204),
      ),
    );
    const read = await Promise.all(
      crowd.map(
        async ({ agent }, at) => (await agent.get(`/api/papers/${papers[at]!.id}`).expect(200)).body as AnsweredPaper,
      ),
    );
    for (const [at, paper] of read.entries()) {
      expect(paper.questions).toEqual(papers[at]!.questions);
      expect(paper.answers.map(({ optionIds }) => optionIds)).toEqual([chosen[at]]);
    }
  });

  it('is asked the questions of its own quiz, whichever others began before [SCL-2] [QB-2]', async () => {
    const [former, own] = [await aDrawnQuizSetting(roomy, 4), await aDrawnQuizSetting(roomy, 4)];
    for (const { compose, bankId } of [former, own]) await compose([{ bankId, count: 4 }]);
    const [other, learner] = [await former.aLearner(), await own.aLearner()];
    await learner.agent.post('/api/enrollments').send({ courseId: former.courseId }).expect(201);
    await other.agent.post(`${former.path}/papers`).expect(200);
    const paper = (await learner.agent.post(`${own.path}/papers`).expect(200)).body as ReadPaper;
    expect(paper.questions.map(({ id }) => id).sort()).toEqual([...own.questionIds].sort());
  });

  it('gives who is held by a lock of their own a paper too, and keeps nobody else waiting [SCL-2] [REL-2]', async () => {
    const { compose, bankId, path, courseId, aLearner } = await aDrawnQuizSetting(roomy, 4);
    await compose([{ bankId, count: 2 }]);
    const [held, ...others] = await Promise.all(Array.from({ length: 5 }, aLearner));
    let late: Promise<Response> | undefined;
    await roomy.em().transactional(async (em) => {
      await em.execute('select from enrollments where user_id = ? and course_id = ? for update', [
        held!.userId,
        courseId,
      ]);
      late = held!.agent.post(`${path}/papers`).then((answer) => answer);
      for (const { agent } of others) await agent.post(`${path}/papers`).expect(200);
    });
    expect((await late!).status).toBe(200);
  });

  it('refuses strangers in the midst of it, and what only one of them sent wrong stays theirs [SCL-2] [AUTH-3]', async () => {
    const { compose, bankId, path, aLearner } = await aDrawnQuizSetting(roomy, 4);
    await compose([{ bankId, count: 2 }]);
    const stranger = await roomy.as('student');
    const crowd = await Promise.all(Array.from({ length: 4 }, aLearner));
    const [refused, ...begun] = await Promise.all(
      [stranger, ...crowd].map(({ agent }) => agent.post(`${path}/papers`).then((answer) => answer)),
    );
    expect(refused!.status).toBe(403);
    const papers = begun.map(({ body }) => body as ReadPaper);
    const answered = await Promise.all(
      crowd.map(({ agent }, at) => {
        // The first answers on the paper of the second.
        const { id, questions } = papers[at === 0 ? 1 : at]!;
        const optionIds = [at === 2 ? 'none' : questions[0]!.options[0]!.id];
        return agent.put(`/api/papers/${id}/answers/${questions[0]!.id}`).send({ optionIds });
      }),
    );
    expect(answered.map(({ status }) => status)).toEqual([404, 204, 422, 204]);
  });

  it('keeps all answers of one person that come at once, and one where they are to the same question [EVD-2]', async () => {
    const { compose, bankId, path, aLearner } = await aDrawnQuizSetting(roomy, 8);
    await compose([{ bankId, count: 8 }]);
    const { agent } = await aLearner();
    const paper = (await agent.post(`${path}/papers`).expect(200)).body as ReadPaper;
    const answer = (at: number, option: number) =>
      agent
        .put(`/api/papers/${paper.id}/answers/${paper.questions[at]!.id}`)
        .send({ optionIds: [paper.questions[at]!.options[option]!.id] })
        .expect(204);
    await Promise.all([...paper.questions.keys()].flatMap((at) => [answer(at, 0), answer(at, 1)]));
    const read = (await agent.get(`/api/papers/${paper.id}`).expect(200)).body as AnsweredPaper;
    expect(read.answers).toHaveLength(paper.questions.length);
  });
});
