import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '#testing/test-app';
import { LearningTimeSchema } from '../../courses/learning-time/learning-time.entity.js';
import { completeLesson } from '../../courses/testing/complete-lesson.js';
import { aCourse } from '../../courses/testing/course.builder.js';
import { LearnerDashboard } from './learner-dashboard.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Somebody who learned at these moments. */
async function learnerAt(...moments: string[]) {
  const person = await app.as('student');
  const em = app.em();
  for (const startsAt of moments)
    em.create(LearningTimeSchema, { userId: person.userId, startsAt: new Date(startsAt), seconds: 600 });
  await em.flush();
  return person;
}
const dashboardOf = (userId: string, now: string, zone?: string) =>
  app.app.get(LearnerDashboard).of(userId, zone, new Date(now));

describe('the streak of GET /api/analytics/dashboard', () => {
  it('ends a day at midnight in Baghdad, not in Greenwich [ANL-2]', async () => {
    // 23:45 of the 1st and 00:15 of the 2nd in Baghdad; one day in Greenwich.
    const { userId } = await learnerAt('2026-03-01T20:45:00Z', '2026-03-01T21:15:00Z');
    expect(await dashboardOf(userId, '2026-03-01T21:30:00Z')).toMatchObject({
      today: '2026-03-02',
      learningStreak: 2,
      learnedToday: true,
    });
    expect(await dashboardOf(userId, '2026-03-01T21:30:00Z', 'UTC')).toMatchObject({
      today: '2026-03-01',
      learningStreak: 1,
    });
    // A minute before midnight of the 3rd yesterday still counts, a minute after it is a day too late.
    expect(await dashboardOf(userId, '2026-03-03T20:59:00Z')).toMatchObject({ learningStreak: 2, learnedToday: false });
    expect(await dashboardOf(userId, '2026-03-03T21:01:00Z')).toMatchObject({ learningStreak: 0, longestStreak: 2 });
  });

  it('follows the person’s own zone, half hours included [ANL-2]', async () => {
    // 00:15 of the 2nd in Tehran (+03:30), 23:45 of the 1st in Baghdad (+03:00).
    const { agent, userId } = await learnerAt('2026-03-01T20:45:00Z', '2026-03-01T10:00:00Z');
    expect(await dashboardOf(userId, '2026-03-01T20:50:00Z', 'Asia/Tehran')).toMatchObject({ learningStreak: 2 });
    expect(await dashboardOf(userId, '2026-03-01T20:50:00Z')).toMatchObject({ learningStreak: 1 });
    await agent.get('/api/analytics/dashboard?timeZone=America/New_York').expect(200);
    for (const zone of ['Mars/Olympus', '%2B03:00', "x';--"])
      await agent.get(`/api/analytics/dashboard?timeZone=${zone}`).expect(400);
  });

  it('starts again after a gap and remembers the longest [ANL-2]', async () => {
    const { userId } = await learnerAt(
      '2026-03-01T10:00:00Z',
      '2026-03-02T10:00:00Z',
      '2026-03-03T10:00:00Z',
      '2026-03-07T10:00:00Z',
    );
    expect(await dashboardOf(userId, '2026-03-05T10:00:00Z')).toMatchObject({ learningStreak: 0, longestStreak: 3 });
    expect(await dashboardOf(userId, '2026-03-08T10:00:00Z')).toMatchObject({ learningStreak: 1, longestStreak: 3 });
  });

  it('is one from the first minutes on, and stays one however much is learned that day [ANL-2] [LRN-1]', async () => {
    const { agent, userId } = await app.as('student');
    const { course, lessons } = await aCourse().published().withLessons(3).saved(app.em());
    await agent.post('/api/enrollments').send({ courseId: course.id }).expect(201);
    await app.em().execute(`update enrollments set enrolled_at = now() - interval '9 days'`);
    const { body: before } = await agent.get('/api/analytics/dashboard').expect(200);
    expect(before).toMatchObject({ totalEnrollments: 1, learningStreak: 0, longestStreak: 0, learnedToday: false });
    // By the calendar of a zone in which the last half hour lies on one day, whenever this runs.
    const timeZone = new Date().getUTCHours() < 12 ? 'Asia/Tokyo' : 'UTC';
    const learn = (minutesAgo: number) =>
      agent
        .post(`/api/lessons/${lessons[0]!.id}/learning-time`)
        .send({ whiles: [{ startedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(), seconds: 600 }] })
        .expect(204);
    await learn(30);
    await learn(20);
    for (const { id } of [lessons[0]!, lessons[1]!]) await completeLesson(agent, id);
    const { body } = await agent.get('/api/analytics/dashboard').query({ timeZone }).expect(200);
    expect(body).toMatchObject({ learningStreak: 1, longestStreak: 1, learnedToday: true, weekMinutes: 20 });
    expect(body.nextStep).toMatchObject({ courseId: course.id, lessonId: lessons[2]!.id, progress: '66.67' });
    const { body: days } = await agent.get('/api/analytics/learning-days').query({ timeZone }).expect(200);
    expect(days).toEqual([{ day: body.today, minutes: 20 }]);
    expect(await app.em().count(LearningTimeSchema, { userId })).toBeGreaterThan(0);
  });

  it('knows every zone that the runtime knows [ANL-2]', async () => {
    const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'];
    await expect(
      app
        .em()
        .execute(`select now() at time zone zone from unnest(string_to_array(?, ',')) as zone`, [zones.join(',')]),
    ).resolves.toHaveLength(zones.length);
  });
});

describe('GET /api/analytics/dashboard', () => {
  it('is all zero for a new learner and refuses unknown questions [ANL-2]', async () => {
    const { agent } = await app.as('student');
    const { body } = await agent.get('/api/analytics/dashboard').expect(200);
    expect(body).toEqual({
      totalEnrollments: 0,
      completedCourses: 0,
      totalCertificates: 0,
      learningStreak: 0,
      longestStreak: 0,
      learnedToday: false,
      weekMinutes: 0,
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      nextStep: null,
    });
    await agent.get(`/api/analytics/dashboard?userId=${randomUUID()}`).expect(400);
    await agent.get('/api/analytics/learning-days?weeks=0').expect(400);
  });

  it('shows days of this week and those before it as far back as asked [ANL-2]', async () => {
    const { userId } = await learnerAt('2026-11-21T09:00:00Z', '2026-11-20T09:00:00Z', '2026-11-06T09:00:00Z');
    const days = (weeks: number) =>
      app.app.get(LearnerDashboard).days(userId, undefined, weeks, new Date('2026-11-21T12:00:00Z'));
    expect(await days(1)).toEqual([{ day: '2026-11-21', minutes: 10 }]);
    expect(await days(2)).toHaveLength(2);
    expect(await days(4)).toHaveLength(3);
  });
});
