import { randomUUID } from 'node:crypto';
import { limits } from '@masar/domain';
import { startTestApp, type TestApp } from '#testing/test-app';
import { aCourse } from '../testing/course.builder.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The second in which the tests began, so that whiles of one test lie to each other as they are written. */
const begun = Math.floor(Date.now() / 1000) * 1000;

/** A while that began so many minutes before the tests. */
const aWhile = (minutesAgo: number, seconds: number) => ({
  startedAt: new Date(begun - minutesAgo * 60_000).toISOString(),
  seconds,
});

/** Somebody who joined a course of two lessons so many days ago. */
async function aLearner(joinedDaysAgo = 30) {
  const { agent, userId } = await app.as('student');
  const { course, lessons } = await aCourse()
    .published()
    .withLessons([{ duration: 3600 }, {}])
    .saved(app.em());
  await agent.post('/api/enrollments').send({ courseId: course.id }).expect(201);
  await app
    .em()
    .execute(`update enrollments set enrolled_at = now() - make_interval(days => ?) where user_id = ?`, [
      joinedDaysAgo,
      userId,
    ]);
  const sum = async (table: 'learning_times' | 'lesson_times', more = 'true') => {
    const [row] = await app
      .em()
      .execute<{ seconds: number }[]>(
        `select coalesce(sum(seconds), 0)::int as seconds from ${table} where user_id = ? and ${more}`,
        [userId],
      );
    return row!.seconds;
  };
  return {
    agent,
    userId,
    course,
    lessons,
    learned: () => sum('learning_times'),
    learnedIn: (lesson: number) => sum('lesson_times', `lesson_id = '${lessons[lesson]!.id}'`),
    beat: (lesson: number, ...whiles: object[]) =>
      agent.post(`/api/lessons/${lessons[lesson]!.id}/learning-time`).send({ whiles }),
  };
}

describe('POST /api/lessons/{id}/learning-time', () => {
  it('counts what was spent, by quarter of an hour and by lesson [LRN-1] [ENR-4]', async () => {
    const { beat, learned, learnedIn, userId, course } = await aLearner();
    await beat(0, aWhile(70, 900), aWhile(50, 30)).expect(204);
    await beat(1, aWhile(40, 45)).expect(204);
    expect([await learned(), await learnedIn(0), await learnedIn(1)]).toEqual([975, 930, 45]);
    const quarters = await app
      .em()
      .execute<{ seconds: number }[]>('select seconds from learning_times where user_id = ?', [userId]);
    for (const { seconds } of quarters) expect(seconds).toBeLessThanOrEqual(900);
    const [seen] = await app
      .em()
      .execute<{ seen: boolean }[]>(
        `select last_activity_at > now() - interval '1 hour' as seen from enrollments where user_id = ? and course_id = ?`,
        [userId, course.id],
      );
    expect(seen).toEqual({ seen: true });
  });

  it('counts each moment once: sent twice, from two tabs, out of order and at the same time [LRN-1] [REL-1]', async () => {
    const { beat, learned, learnedIn } = await aLearner();
    const beats = [aWhile(30, 300), aWhile(28, 300), aWhile(30, 60)];
    await Promise.all([...beats, ...beats].map((one, index) => beat(index % 2, one).expect(204)));
    await beat(0, ...beats).expect(204);
    // Half an hour ago until 23 minutes ago, in one lesson or the other.
    expect(await learned()).toBe(420);
    expect((await learnedIn(0)) + (await learnedIn(1))).toBe(420);
  });

  it('gives a forged beat no more than passed: nothing to come, from before joining, or older than a week [LRN-1]', async () => {
    const early = await aLearner();
    await early.beat(0, aWhile(8 * 24 * 60, 900)).expect(204);
    expect(await early.learned()).toBe(0);
    // A clock that is fast is set right; the same time again adds nothing.
    await early.beat(0, aWhile(-600, 60), aWhile(-1200, 60), aWhile(-60, 30)).expect(204);
    expect(await early.learned()).toBeGreaterThanOrEqual(60);
    expect(await early.learned()).toBeLessThanOrEqual(120);
    const late = await aLearner(0);
    await late.beat(0, aWhile(600, 900), aWhile(5, 200)).expect(204);
    expect(await late.learned()).toBeLessThan(60);
  });

  it('counts ten hours a day at most [LRN-1]', async () => {
    const { beat, userId } = await aLearner();
    // Two days ago, the whole day of Greenwich.
    const start = Math.floor(Date.now() / 86_400_000) * 86_400_000 - 2 * 86_400_000;
    const day = Array.from({ length: 96 }, (_, quarter) => ({
      startedAt: new Date(start + quarter * 900_000).toISOString(),
      seconds: 900,
    }));
    await beat(0, ...day).expect(204);
    const [row] = await app
      .em()
      .execute<{ seconds: number }[]>('select sum(seconds)::int as seconds from learning_times where user_id = ?', [
        userId,
      ]);
    expect(row).toEqual({ seconds: limits.learningDaySeconds });
  });

  it('is all that adds minutes: completing and watching add none, and old minutes stay [LRN-1]', async () => {
    const { agent, lessons, learned, userId, beat } = await aLearner();
    const at = `date_bin('15 minutes', now() - interval '20 minutes', timestamptz '2000-01-01 00:00+00')`;
    await app
      .em()
      .execute(`insert into learning_times (user_id, starts_at, seconds) values (?, ${at}, 1200)`, [userId]);
    await agent.get(`/api/lessons/${lessons[0]!.id}`).expect(200);
    for (const body of [{ watchTime: 500 }, { isCompleted: true }, { isCompleted: true }])
      await agent.put(`/api/lessons/${lessons[0]!.id}/progress`).send(body).expect(200);
    expect(await learned()).toBe(1200);
    await beat(0, aWhile(20, 120)).expect(204);
    expect(await learned()).toBe(1320);
  });

  it('is for learners of the course, with whiles that can be [LRN-1] [SEC-1]', async () => {
    const { agent, beat, lessons, learned } = await aLearner();
    const path = `/api/lessons/${lessons[0]!.id}/learning-time`;
    const body = { whiles: [aWhile(5, 30)] };
    for (const role of ['student', 'instructor', 'admin'] as const)
      await (await app.as(role)).agent.post(path).send(body).expect(404);
    await agent.post(`/api/lessons/${randomUUID()}/learning-time`).send(body).expect(404);
    await agent.post('/api/lessons/one/learning-time').send(body).expect(400);
    for (const wrong of [0, -5, 901, 1.5, '30x', null]) await beat(0, aWhile(5, wrong as number)).expect(400);
    await beat(0).expect(400);
    await beat(0, { startedAt: 'yesterday', seconds: 30 }).expect(400);
    await agent
      .post(path)
      .send({ ...body, userId: randomUUID() })
      .expect(400);
    for (const startedAt of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00'])
      expect([204, 400]).toContain((await beat(0, { startedAt, seconds: 1 })).status);
    expect(await learned()).toBeLessThanOrEqual(1);
  });

  it('counts nothing while the course is back in preparation [LRN-1] [CRS-10]', async () => {
    const { beat, course, learned } = await aLearner();
    await app.em().execute('update courses set is_in_preparation = true where id = ?', [course.id]);
    await beat(0, aWhile(5, 30)).expect(404);
    expect(await learned()).toBe(0);
  });
});
