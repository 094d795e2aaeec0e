import { randomUUID } from 'node:crypto';
import { CounterFolding } from '#platform/counters/counter-folding';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { Course } from '../course/course.entity.js';
import { Enrollment } from '../enrollment.entity.js';
import { completeLesson } from '../testing/complete-lesson.js';
import { aCourse, anEnrollment } from '../testing/course.builder.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const studentsOf = async (id: string) => (await app.em().findOneOrFail(Course, { id })).studentsCount;

describe('POST /api/enrollments', () => {
  it('enrols, then answers 200 with the same enrolment, and counts the student once [ENR-1] [ENR-2]', async () => {
    const { course, lessons } = await aCourse().published().withLessons(2).saved(app.em());
    const { agent, userId } = await app.as('student');
    const first = await agent.post('/api/enrollments').send({ courseId: course.id }).expect(201);
    expect(first.body).toEqual({
      id: expect.any(String),
      courseId: course.id,
      progress: '0.00',
      completedAt: null,
      enrolledAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      course: {
        titleAr: 'أساسيات البرمجة',
        titleEn: 'Programming basics',
        categoryId: 'web-development',
        durationHours: 3,
        lessonsCount: 2,
        thumbnailUrl: null,
        isInPreparation: false,
      },
      nextLesson: { id: lessons[0]!.id, titleAr: 'الدرس 1', titleEn: 'Lesson 1', duration: null },
    });
    const second = await agent.post('/api/enrollments').send({ courseId: course.id }).expect(200);
    expect(second.body).toEqual(first.body);
    expect(await studentsOf(course.id)).toBe(1);
    const row = await app.em().findOneOrFail(Enrollment, { userId, courseId: course.id });
    expect(row.pricePaid).toBe('0.00');
  });

  it('enrols once however often it is clicked at the same time [ENR-2] [REL-1]', async () => {
    const { course } = await aCourse().published().withLessons(1).saved(app.em());
    const { agent, userId } = await app.as('student');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => agent.post('/api/enrollments').send({ courseId: course.id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
    expect(await app.em().count(Enrollment, { userId, courseId: course.id })).toBe(1);
    expect(await studentsOf(course.id)).toBe(1);
  });

  it('counts twenty learners who enrol at the same time [ENR-2] [REL-1]', async () => {
    const { course } = await aCourse().published().withLessons(1).saved(app.em());
    const learners = await Promise.all(Array.from({ length: 20 }, () => app.as('student')));
    await Promise.all(
      learners.map(({ agent }) => agent.post('/api/enrollments').send({ courseId: course.id }).expect(201)),
    );
    await app.app.get(CounterFolding).foldAll();
    expect(await studentsOf(course.id)).toBe(20);
  });

  it('finds neither unknown nor unpublished courses, and keeps a course for those who had enrolled [ENR-1]', async () => {
    const { agent, userId } = await app.as('student');
    const unknown = await agent.post('/api/enrollments').send({ courseId: randomUUID() }).expect(404);
    expect(unknown.body.code).toBe('courses.not_found');
    const { course: draft } = await aCourse().withLessons(1).saved(app.em());
    await agent.post('/api/enrollments').send({ courseId: draft.id }).expect(404);
    expect(await studentsOf(draft.id)).toBe(0);
    await anEnrollment(app.em(), draft.id, userId);
    await agent.post('/api/enrollments').send({ courseId: draft.id }).expect(200);
  });

  it('refuses malformed ids and fields that only the server decides [ENR-1] [SEC-5]', async () => {
    const { course } = await aCourse().published().saved(app.em());
    const { agent } = await app.as('student');
    const malformed = await agent.post('/api/enrollments').send({ courseId: 'one' }).expect(400);
    expect(malformed.body.errors[0].field).toBe('courseId');
    await agent.post('/api/enrollments').send({ courseId: course.id, progress: '100' }).expect(400);
  });
});

describe('GET /api/enrollments', () => {
  it('lists own enrolments, the latest first, with the lesson to go on with [ENR-1] [LSN-1]', async () => {
    const { agent, userId } = await app.as('student');
    const older = await aCourse().published().withLessons(3).saved(app.em());
    const newer = await aCourse().published().withLessons(4).saved(app.em());
    await agent.post('/api/enrollments').send({ courseId: older.course.id }).expect(201);
    await completeLesson(agent, older.lessons[0]!.id);
    // An imported enrolment without records: its position speaks.
    await anEnrollment(app.em(), newer.course.id, userId, '50.00');
    const { body } = await agent.get('/api/enrollments').expect(200);
    expect(body.map((one: { courseId: string }) => one.courseId)).toEqual([newer.course.id, older.course.id]);
    expect(body.map((one: { nextLesson: { id: string } }) => one.nextLesson.id)).toEqual([
      newer.lessons[2]!.id,
      older.lessons[1]!.id,
    ]);
    expect(body[1].progress).toBe('33.33');
  });

  it('is empty for a new learner [ENR-1]', async () => {
    expect((await (await app.as('student')).agent.get('/api/enrollments').expect(200)).body).toEqual([]);
  });
});
