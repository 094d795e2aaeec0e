import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { completeLesson } from '../../courses/testing/complete-lesson.js';
import { aCourse } from '../../courses/testing/course.builder.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('GET /api/dashboard', () => {
  it('sums up a learner’s courses, certificates and hours [ENR-4]', async () => {
    const { agent, userId } = await app.as('student');
    const finished = await aCourse()
      .published()
      .withLessons([{ duration: 7200 }])
      .saved(app.em());
    const begun = await aCourse().published().withLessons(3).saved(app.em());
    for (const { course } of [finished, begun])
      await agent.post('/api/enrollments').send({ courseId: course.id }).expect(201);
    for (const { id } of [finished.lessons[0]!, begun.lessons[0]!]) await completeLesson(agent, id);
    // What was spent and recorded before; the two hours of the lesson that was only pressed away add nothing.
    for (const [startsAt, seconds] of [
      ['2026-03-01T10:00:00Z', 4320],
      ['2026-03-02T10:00:00Z', 3600],
    ])
      await app
        .em()
        .execute('insert into learning_times (user_id, starts_at, seconds) values (?, ?, ?)', [
          userId,
          startsAt,
          seconds,
        ]);
    const { body } = await agent.get('/api/dashboard').expect(200);
    expect(body).toEqual({
      completedCourses: 1,
      enrollments: 2,
      learningHours: 2.2,
      certificates: 1,
      overallProgress: '66.67',
    });
  });

  it('is answered with the courses as one moment of both [DSH-6] [PERF-5]', async () => {
    const { agent } = await app.as('student');
    const { course, lessons } = await aCourse().published().withLessons(2).saved(app.em());
    await agent.post('/api/enrollments').send({ courseId: course.id }).expect(201);
    await completeLesson(agent, lessons[0]!.id);
    const { body } = await agent.get('/api/dashboard/home').expect(200);
    expect(body.figures).toEqual((await agent.get('/api/dashboard')).body);
    expect(body.enrollments).toEqual((await agent.get('/api/enrollments')).body);
    expect(body.enrollments).toMatchObject([{ courseId: course.id, progress: '50.00' }]);
  });

  it('is all zero for a new learner [ENR-4]', async () => {
    const { agent } = await app.as('student');
    const { body } = await agent.get('/api/dashboard').expect(200);
    expect(body).toEqual({
      completedCourses: 0,
      enrollments: 0,
      learningHours: 0,
      certificates: 0,
      overallProgress: '0.00',
    });
  });
});
