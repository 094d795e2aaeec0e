import { randomUUID } from 'node:crypto';
import { hearStatements } from '#testing/sent-statements';
import { startTestApp, type TestApp } from '#testing/test-app';
import { GradeChange } from './history/grade-change.entity.js';
import { aGradebookSetting, aSetting } from './testing/a-gradebook.js';

let app: TestApp;
const counter = hearStatements();
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  counter.stop();
  await app.close();
});

describe('GET /api/courses/{id}/gradebook', () => {
  it('lists quizzes, assignments and what is marked by hand, with what counts [GRD-1]', async () => {
    const { author, book, declare, quizId, id } = await aGradebookSetting(app);
    expect((await author.agent.get(book).expect(200)).body).toMatchObject({
      version: 0,
      hasWeights: false,
      categories: [],
      items: [
        { id: quizId, kind: 'quiz', counts: true, categoryId: null },
        { id, kind: 'assignment', counts: true },
      ],
    });
    const manual = await declare();
    const { body } = await author.agent.get(book);
    expect(body).toMatchObject({ version: 1, hasWeights: true });
    const [quizzes, assignments, hand] = (body.categories as { id: string }[]).map((one) => one.id);
    expect(body.items).toMatchObject([
      { id: quizId, categoryId: quizzes, maximum: '100.00' },
      { id, categoryId: assignments },
      { id: manual, kind: 'manual', categoryId: hand, maximum: '10.00', counts: true },
    ]);
  });

  it('is for who teaches the course [GRD-1] [SEC-1]', async () => {
    const { author, learner, book } = await aGradebookSetting(app);
    const other = await app.as('instructor');
    for (const path of [book, `${book}/rows`, `${book}/changes`, `${book}/export`]) {
      await author.agent.get(path).expect(200);
      await learner.agent.get(path).expect(403);
      await other.agent.get(path).expect(403);
      await author.agent.get(path.replace(/courses\/[^/]+/, `courses/${randomUUID()}`)).expect(404);
      await author.agent.get(path.replace(/courses\/[^/]+/, 'courses/one')).expect(400);
      await (await app.as('admin')).agent.get(path).expect(200);
    }
    await author.agent.get(`${book}/rows?limit=201`).expect(400);
    await author.agent.get(`${book}/changes?userId=one`).expect(400);
  });
});

describe('GET /api/courses/{id}/gradebook/rows', () => {
  it('counts each learner by the weights, page by page and by name [GRD-1]', async () => {
    const { author, book, learner, another, declare, takeQuiz, handIn, mark } = await aGradebookSetting(app);
    const second = await another();
    const manual = await declare();
    await takeQuiz(learner.userId, '60.00');
    await takeQuiz(learner.userId, '80.00');
    await mark(await handIn(learner));
    const { body, headers } = await author.agent.get(`${book}/rows?limit=1`).expect(200);
    // Quiz 80 by 30, assignment 100 by 50; participation is open.
    expect(body).toMatchObject([
      {
        userId: learner.userId,
        userName: 'زهراء كاظم',
        current: '92.50',
        lowest: '74.00',
        highest: '94.00',
        cells: [
          { state: 'graded', score: '80.00', found: '80.00', isEntered: false },
          { state: 'graded', score: '100.00' },
          { itemId: manual, state: 'waiting', score: null },
        ],
      },
    ]);
    expect(headers['x-total-count']).toBe('2');
    const next = /<([^>]+)>/.exec(String(headers.link))?.[1] ?? '';
    expect((await author.agent.get(next)).body).toMatchObject([{ userId: second.userId, current: null }]);
    expect((await author.agent.get(`${book}/rows?name=${encodeURIComponent('لا أحد')}`)).body).toEqual([]);
  });

  it('reads 200 people with as few statements as two [GRD-1] [PERF-3]', async () => {
    const { author, book, courseId, declare, another } = await aGradebookSetting(app);
    await another();
    await declare();
    const count = async () => {
      await author.agent.get(`${book}/rows?limit=200`).expect(200);
      let fewest = Infinity;
      for (let times = 0; times < 5; times += 1) {
        counter.since();
        await author.agent.get(`${book}/rows?limit=200`).expect(200);
        fewest = Math.min(fewest, counter.since().length);
      }
      return fewest;
    };
    const few = await count();
    await app.em().execute(
      `with people as (insert into users (email) select 'book' || n || '@example.org' from generate_series(1, 198) n returning id)
       insert into enrollments (user_id, course_id) select id, ? from people`,
      [courseId],
    );
    expect((await author.agent.get(`${book}/rows?limit=200`)).body).toHaveLength(200);
    expect(await count()).toBe(few);
    expect(few).toBeLessThanOrEqual(6);
  });
});

describe('PUT /api/courses/{id}/gradebook/settings', () => {
  it('refuses what is not whole, and whoever has not seen the latest [GRD-1]', async () => {
    const { author, book, declare, quizId } = await aGradebookSetting(app);
    await declare();
    const codeOf = async (changes: object, status: number) =>
      (
        await author.agent
          .put(`${book}/settings`)
          .send({ version: 1, ...aSetting, ...changes })
          .expect(status)
      ).body.code as string;
    const [quizzes, assignments] = aSetting.categories;
    const half = { ...assignments, weight: '70' };
    expect(await codeOf({ categories: [quizzes], items: [] }, 422)).toBe('grades.weights_not_whole');
    expect(await codeOf({ categories: [quizzes, { ...half, takes: 'quiz' }], items: [] }, 422)).toBe(
      'grades.kind_taken_twice',
    );
    const item = { id: quizId, points: '100', isPlaced: true, category: 5 };
    expect(await codeOf({ categories: [quizzes, half], items: [item] }, 422)).toBe('grades.category_unknown');
    expect(await codeOf({ items: [{ points: '5', isPlaced: true }] }, 422)).toBe('grades.title_needed');
    expect(await codeOf({ items: [{ ...item, id: randomUUID(), category: 0 }] }, 404)).toBe('grades.item_not_found');
    expect(await codeOf({ version: 0 }, 412)).toBe('grades.changed_meanwhile');
    expect(await codeOf({ items: [{ ...item, points: '0' }] }, 400)).toBe('platform.invalid_input');
    expect(await codeOf({ categories: 'all' }, 400)).toBe('platform.invalid_input');
  });

  it('keeps what was there in its history, and writes nothing where nothing changes [GRD-1]', async () => {
    const { author, book, declare } = await aGradebookSetting(app);
    const manual = await declare();
    const { body: before } = await author.agent.get(book);
    const same = {
      version: 1,
      categories: before.categories,
      items: [{ id: manual, ...aSetting.items[0] }],
    };
    expect((await author.agent.put(`${book}/settings`).send(same).expect(200)).body.version).toBe(1);
    const [quizzes, assignments, hand] = before.categories as object[];
    const changed = {
      ...same,
      categories: [{ ...quizzes, weight: '40', dropLowest: 1 }, { ...assignments, weight: '40' }, hand],
    };
    const { body: after } = await author.agent.put(`${book}/settings`).send(changed).expect(200);
    expect(after).toMatchObject({ version: 2, categories: [{ weight: '40.00' }, { weight: '40.00' }, {}] });
    const { body: history } = await author.agent.get(`${book}/changes`).expect(200);
    expect(history).toHaveLength(2);
    expect(history[0]).toMatchObject({ kind: 'settings', byName: 'زهراء كاظم' });
    expect(history[0].before.lines[0].ar).toBe('الاختبارات: 30%');
    expect(history[0].after.lines[0]).toEqual({
      ar: 'الاختبارات: 40%، تُحذف أدنى 1',
      en: 'Quizzes: 40%, lowest 1 dropped',
    });
  });

  it('removes no item with marks, nor lowers its maximum below them [GRD-1]', async () => {
    const { author, book, learner, declare, enter } = await aGradebookSetting(app);
    const manual = await declare();
    await enter(learner.userId, manual, { score: '9' }).expect(200);
    const write = (items: object[]) => author.agent.put(`${book}/settings`).send({ version: 1, ...aSetting, items });
    expect((await write([]).expect(409)).body.code).toBe('grades.item_has_marks');
    const lower = { id: manual, ...aSetting.items[0], points: '8' };
    expect((await write([lower]).expect(409)).body.code).toBe('grades.points_below_marks');
    await enter(learner.userId, manual, { version: 1, score: null }).expect(200);
    await write([]).expect(200);
  });
});

describe('PUT …/rows/{userId}/items/{itemId}', () => {
  it('marks by hand, overrides with a reason and excuses; all of it is kept [GRD-1]', async () => {
    const { author, book, learner, declare, enter, takeQuiz, quizId, id } = await aGradebookSetting(app);
    const manual = await declare();
    await takeQuiz(learner.userId, '50.00');
    expect((await enter(learner.userId, manual, { score: '7.5' }).expect(200)).body).toMatchObject({
      current: '60.00',
    });
    expect((await enter(learner.userId, quizId, { score: '70' }).expect(422)).body.code).toBe('grades.reason_needed');
    const override = { score: '70', reason: 'خلل في السؤال الثالث' };
    expect((await enter(learner.userId, quizId, override).expect(200)).body.cells[0]).toMatchObject({
      state: 'graded',
      score: '70.00',
      found: '50.00',
      isEntered: true,
      reason: 'خلل في السؤال الثالث',
      version: 1,
    });
    const { body } = await enter(learner.userId, id, { isExcused: true, reason: 'مرض' }).expect(200);
    // 70 by 30 and 75 by 20.
    expect(body).toMatchObject({ current: '72.00', lowest: '72.00', highest: '72.00' });
    const { body: history } = await author.agent
      .get(`${book}/changes?userId=${learner.userId}&itemId=${quizId}`)
      .expect(200);
    expect(history).toMatchObject([
      {
        kind: 'marked',
        way: 'screen',
        before: { score: null, isExcused: false },
        after: { score: '70', isExcused: false },
        reason: 'خلل في السؤال الثالث',
      },
    ]);
  });

  it('goes back to what was found, with a reason [GRD-1]', async () => {
    const { learner, declare, enter, takeQuiz, quizId, rowOf } = await aGradebookSetting(app);
    await declare();
    await takeQuiz(learner.userId, '50.00');
    await enter(learner.userId, quizId, { score: '70', reason: 'خلل' }).expect(200);
    await enter(learner.userId, quizId, { version: 1, score: null }).expect(422);
    await enter(learner.userId, quizId, { version: 1, score: null, reason: 'أُصلح الخلل' }).expect(200);
    expect((await rowOf(learner.userId)).cells[0]).toMatchObject({ score: '50.00', isEntered: false, version: 2 });
  });

  it('never goes over what the writer has not seen; twice the same is once [GRD-1] [REL-1]', async () => {
    const { learner, declare, enter } = await aGradebookSetting(app);
    const manual = await declare();
    const same = await Promise.all([1, 2, 3].map(() => enter(learner.userId, manual, { score: '5' })));
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await app.em().count(GradeChange, { userId: learner.userId })).toBe(1);
    const both = await Promise.all(['6', '7'].map((score) => enter(learner.userId, manual, { version: 1, score })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('refuses what does not fit, other people and own grades [GRD-1] [SEC-1]', async () => {
    const { author, courseId, learner, declare, enter, quizId } = await aGradebookSetting(app);
    const manual = await declare();
    const codeOf = async (call: ReturnType<typeof enter>, status: number) =>
      (await call.expect(status)).body.code as string;
    expect(await codeOf(enter(learner.userId, manual, { score: '10.01' }), 422)).toBe('grades.score_above_maximum');
    expect(await codeOf(enter(learner.userId, quizId, { score: '101', reason: 'لا' }), 422)).toBe(
      'grades.score_above_maximum',
    );
    expect(await codeOf(enter(learner.userId, manual, { score: '1', isExcused: true, reason: 'لا' }), 422)).toBe(
      'grades.excused_with_score',
    );
    expect(await codeOf(enter(learner.userId, randomUUID(), { score: '1' }), 404)).toBe('grades.item_not_found');
    expect(await codeOf(enter(randomUUID(), manual, { score: '1' }), 404)).toBe('grades.not_a_learner');
    expect(await codeOf(enter(learner.userId, manual, { score: '-1' }), 400)).toBe('platform.invalid_input');
    expect(await codeOf(enter(learner.userId, manual, { score: 'NaN' }), 400)).toBe('platform.invalid_input');
    await enter(learner.userId, manual, { score: '1' }, learner.agent).expect(403);
    await enter(learner.userId, manual, { score: '1' }, (await app.as('instructor')).agent).expect(403);
    const admin = await app.as('admin');
    await admin.agent.post('/api/enrollments').send({ courseId }).expect(201);
    expect(await codeOf(enter(admin.userId, manual, { score: '1' }, admin.agent), 403)).toBe('grades.own_grade');
    await enter(admin.userId, manual, { score: '1' }, author.agent).expect(200);
  });

  it('leaves a history that nobody changes [GRD-1]', async () => {
    const { learner, declare, enter } = await aGradebookSetting(app);
    await enter(learner.userId, await declare(), { score: '5' }).expect(200);
    const rewrite = app.em().execute(`update grade_changes set reason = 'other' where user_id = ?`, [learner.userId]);
    await expect(rewrite).rejects.toThrow('never changes');
  });
});

describe('GET /api/courses/{id}/grades', () => {
  it('shows learners their own items, weights, total and what is reachable, nobody else’s [GRD-1] [SEC-1]', async () => {
    const { author, learner, courseId, another, declare, enter, takeQuiz, quizId } = await aGradebookSetting(app);
    const manual = await declare();
    await takeQuiz(learner.userId, '50.00');
    await enter(learner.userId, quizId, { score: '70', reason: 'خلل' }).expect(200);
    const { body } = await learner.agent.get(`/api/courses/${courseId}/grades`).expect(200);
    expect(body).toMatchObject({
      hasWeights: true,
      current: '70.00',
      lowest: '21.00',
      highest: '91.00',
      categories: [{ weight: '30.00' }, { weight: '50.00' }, { weight: '20.00' }],
      items: [
        { itemId: quizId, state: 'graded', score: '70.00', weight: '30.00', isOverridden: true, reason: 'خلل' },
        { kind: 'assignment', state: 'missing', score: null, weight: '50.00', isOverridden: false, reason: null },
        { itemId: manual, state: 'waiting', maximum: '10.00', weight: '20.00' },
      ],
    });
    const other = (await (await another()).agent.get(`/api/courses/${courseId}/grades`).expect(200)).body;
    expect(JSON.stringify(other)).not.toContain('خلل');
    expect(other).toMatchObject({ current: null, lowest: '0.00', highest: '100.00' });
    await author.agent.get(`/api/courses/${courseId}/grades`).expect(403);
    await (await app.as('student')).agent.get(`/api/courses/${courseId}/grades`).expect(403);
    await learner.agent.get(`/api/courses/${randomUUID()}/grades`).expect(404);
    await learner.agent.get('/api/courses/one/grades').expect(400);
  });
});
