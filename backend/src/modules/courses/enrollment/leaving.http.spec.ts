import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '#testing/test-app';
import { coursesInvariants } from '../courses.invariants.js';
import { LessonProgress } from '../lesson/lesson-progress.entity.js';
import { completeLesson } from '../testing/complete-lesson.js';
import { aCourse } from '../testing/course.builder.js';
import { ForgetLeftEnrollments } from './forget-left-enrollments.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Somebody who joined a course of two lessons and completed the first ones. */
async function aLearner(completed = 1, columns: { price?: string } = {}) {
  const teacher = await app.as('instructor');
  const learner = await app.as('student');
  const { course, lessons } = await aCourse()
    .by(teacher.userId)
    .with(columns)
    .published()
    .withLessons(2)
    .saved(app.em());
  if (columns.price)
    await app.em().execute(
      `insert into course_places (user_id, course_id, state, decided_by, decided_at, amount_received, recorded_by, received_at)
         values (?, ?, 'granted', ?, now(), 20, ?, now())`,
      [learner.userId, course.id, teacher.userId, teacher.userId],
    );
  const join = () => learner.agent.post('/api/enrollments').send({ courseId: course.id });
  await join().expect(201);
  for (const { id } of lessons.slice(0, completed)) await completeLesson(learner.agent, id);
  return { ...learner, teacher, course, lessons, join, leave: () => learner.agent.delete(path(course.id)) };
}
const path = (courseId: string) => `/api/courses/${courseId}/enrollment`;
const studentsOf = async (courseId: string) =>
  (await app.anonymous().get(`/api/courses/${courseId}`).expect(200)).body.studentsCount as number;
const recordsOf = (userId: string) => app.em().count(LessonProgress, { userId });

async function drift(): Promise<string[]> {
  const found = [];
  for (const { name, sql } of coursesInvariants) if ((await app.em().execute(sql)).length > 0) found.push(name);
  return found;
}

describe('DELETE /api/courses/{id}/enrollment', () => {
  it('ends an enrolment: lessons close, lists and counters follow, records stay [LRN-2]', async () => {
    const { agent, userId, course, lessons, teacher, leave } = await aLearner();
    expect(await studentsOf(course.id)).toBe(1);
    await leave().expect(204);
    expect(await studentsOf(course.id)).toBe(0);
    expect((await agent.get('/api/enrollments').expect(200)).body).toEqual([]);
    await agent.get(`/api/lessons/${lessons[1]!.id}`).expect(403);
    await agent.put(`/api/lessons/${lessons[1]!.id}/progress`).send({ isCompleted: true }).expect(403);
    const { body: report } = await teacher.agent.get(`/api/instructor/analytics/courses/${course.id}`).expect(200);
    expect(report).toMatchObject({ enrollments: 0, completions: 0 });
    expect(await recordsOf(userId)).toBe(1);
    expect(await drift()).toEqual([]);
  });

  it('is undone by joining again, with everything that was learned [LRN-2] [ENR-1]', async () => {
    const { agent, course, lessons, leave, join } = await aLearner();
    const { body: before } = await agent.get('/api/enrollments').expect(200);
    await leave().expect(204);
    const { body } = await join().expect(201);
    expect(body).toEqual(before[0]);
    expect(body).toMatchObject({ progress: '50.00', nextLesson: { id: lessons[1]!.id } });
    expect(await studentsOf(course.id)).toBe(1);
    expect(await drift()).toEqual([]);
  });

  it('counts lessons that came or went meanwhile when somebody comes back [LRN-2] [ENR-3]', async () => {
    const { teacher, lessons, leave, join, agent } = await aLearner();
    await leave().expect(204);
    await teacher.agent.delete(`/api/lessons/${lessons[1]!.id}`).expect(204);
    await join().expect(201);
    const { body } = await agent.get('/api/enrollments').expect(200);
    expect(body).toMatchObject([{ progress: '100.00', completedAt: expect.any(String) }]);
    expect(await drift()).toEqual([]);
  });

  it('happens once, however often and from however many tabs it is asked for [LRN-2] [REL-1]', async () => {
    const { course, leave, join } = await aLearner();
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => leave()))).map(({ status }) => status).sort();
    expect(statuses).toEqual([204, ...Array<number>(7).fill(404)]);
    expect(await studentsOf(course.id)).toBe(0);
    const joined = (await Promise.all(Array.from({ length: 8 }, () => join()))).map(({ status }) => status).sort();
    expect(joined).toEqual([...Array<number>(7).fill(200), 201]);
    expect(await studentsOf(course.id)).toBe(1);
    expect(await drift()).toEqual([]);
  });

  it('leaves the certificate valid, and the course finished for who comes back [LRN-2] [CRT-1]', async () => {
    const { agent, leave, join } = await aLearner(2);
    const certificates = async () => (await agent.get('/api/certificates').expect(200)).body as { status: string }[];
    const before = await certificates();
    expect(before).toHaveLength(1);
    await leave().expect(204);
    expect(await certificates()).toEqual(before);
    expect(await drift()).toEqual([]);
    expect((await join().expect(201)).body).toMatchObject({ progress: '100.00', completedAt: expect.any(String) });
    expect(await certificates()).toEqual(before);
    expect(await drift()).toEqual([]);
  });

  it('loses no place that was granted or paid for [LRN-2] [PAY-1]', async () => {
    const { agent, course, leave, join } = await aLearner(1, { price: '25' });
    await leave().expect(204);
    expect((await agent.get('/api/course-places').expect(200)).body).toMatchObject([
      { courseId: course.id, state: 'granted' },
    ]);
    expect(await drift()).toEqual([]);
    expect((await join().expect(201)).body).toMatchObject({ progress: '50.00' });
    expect(await drift()).toEqual([]);
  });

  it('is for who is enrolled [LRN-2] [SEC-1]', async () => {
    const { course } = await aLearner();
    for (const role of ['student', 'instructor', 'admin'] as const)
      expect((await (await app.as(role)).agent.delete(path(course.id)).expect(404)).body.code).toBe(
        'courses.enrollment_not_found',
      );
    const { agent } = await app.as('student');
    await agent.delete(path(randomUUID())).expect(404);
    await agent.delete(path('one')).expect(400);
    expect(await studentsOf(course.id)).toBe(1);
  });
});

describe('the nightly task', () => {
  it('erases what was learned a year after leaving, and may run twice [LRN-2] [REL-4]', async () => {
    const gone = await aLearner(2);
    const kept = await aLearner();
    await gone.leave().expect(204);
    await kept.leave().expect(204);
    const leftAgo = (userId: string, days: number) =>
      app
        .em()
        .execute('update left_enrollments set left_at = now() - make_interval(days => ?) where user_id = ?', [
          days,
          userId,
        ]);
    await leftAgo(gone.userId, 367);
    await leftAgo(kept.userId, 360);
    const task = app.app.get(ForgetLeftEnrollments);
    await task.forget(new Date());
    await task.forget(new Date());
    expect([await recordsOf(gone.userId), await recordsOf(kept.userId)]).toEqual([0, 1]);
    expect((await gone.join().expect(201)).body).toMatchObject({ progress: '0.00', completedAt: null });
    expect((await gone.agent.get('/api/certificates').expect(200)).body).toHaveLength(1);
    expect(await drift()).toEqual([]);
  });
});
