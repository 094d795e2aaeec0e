import { type SignedInAgent, startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { coursesInvariants } from '../courses.invariants.js';
import { Enrollment } from '../enrollment.entity.js';
import { CourseFollowSchema } from '../follow/course-follow.entity.js';
import { LessonProgress } from '../lesson/lesson-progress.entity.js';
import { aCategory, aCourse, anEnrollment } from '../testing/course.builder.js';
import { Course } from './course.entity.js';

interface Answer {
  headers: Record<string, string>;
  body: { isInPreparation: boolean }[];
}

let app: TestApp;
let author: SignedInAgent;
let learner: SignedInAgent;
beforeAll(async () => {
  app = await startTestApp();
  [author, learner] = [await app.as('instructor'), await app.as('student')];
});
afterAll(() => app.close());

const toCome = () => aCourse().by(author.userId).published().inPreparation().withLessons(3).saved(app.em());
const change = (id: string, isInPreparation: boolean) =>
  author.agent.patch(`/api/courses/${id}`).send({ isInPreparation }).expect(200);

describe('a course in preparation', () => {
  it('is listed and has its page with its outline, all of it locked, for everybody [CRS-10]', async () => {
    const { course } = await toCome();
    const { body } = await app.anonymous().get(`/api/courses/${course.id}`).expect(200);
    expect(body).toMatchObject({ isPublished: true, isInPreparation: true, followersCount: 0, isFollowed: false });
    const outline = await learner.agent.get(`/api/courses/${course.id}/lessons`).expect(200);
    expect(outline.body.map(({ state }: { state: string }) => state)).toEqual(['locked', 'locked', 'locked']);
  });

  it('can be joined, read, worked on and reviewed by nobody, in words of both languages [CRS-10]', async () => {
    const { course, lessons } = await toCome();
    const { agent } = learner;
    const [lesson] = lessons;
    const answers = [
      await agent.post('/api/enrollments').send({ courseId: course.id }).set('Accept-Language', 'ar'),
      await agent.post('/api/course-places').send({ courseId: course.id }),
      await agent.get(`/api/lessons/${lesson!.id}`),
      await agent.post(`/api/lessons/${lesson!.id}/quiz`).send({ answers: [] }),
      await agent.post(`/api/courses/${course.id}/reviews`).send({ rating: 5, text: 'رائعة' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [409, 'courses.in_preparation']),
    );
    expect(answers[0]!.body.detail).toMatch(/قيد الإعداد/);
    expect(
      (await agent.post('/api/enrollments').send({ courseId: course.id }).set('Accept-Language', 'en')).body.detail,
    ).toMatch(/in preparation/);
    expect(await app.em().count(Enrollment, { courseId: course.id })).toBe(0);
    await author.agent.get(`/api/lessons/${lesson!.id}`).expect(200);
  });

  it('lets administrators enrol nobody either, singly or by import [CRS-10] [CON-1]', async () => {
    const { course } = await toCome();
    const { agent } = await app.as('admin');
    const single = await agent.post('/api/admin/enrollments').send({ userId: learner.userId, courseId: course.id });
    expect([single.status, single.body.code]).toEqual([409, 'courses.in_preparation']);
    expect(await app.em().count(Enrollment, { courseId: course.id })).toBe(0);
  });

  it('keeps the enrolments, progress and next lessons of before until it opens again [CRS-10] [ENR-3]', async () => {
    const { course, lessons } = await aCourse().by(author.userId).published().withLessons(3).saved(app.em());
    await anEnrollment(app.em(), course.id, learner.userId);
    for (const { id } of lessons) await learner.agent.get(`/api/lessons/${id}`).expect(200);
    const report = (lessonId: string) =>
      learner.agent.put(`/api/lessons/${lessonId}/progress`).send({ isCompleted: true });
    await report(lessons[0]!.id).expect(200);
    await change(course.id, true);
    const refused = await report(lessons[1]!.id).expect(409);
    expect(refused.body.code).toBe('courses.in_preparation');
    const mine = async () =>
      (await learner.agent.get('/api/enrollments')).body.find(
        ({ courseId }: { courseId: string }) => courseId === course.id,
      );
    expect(await mine()).toMatchObject({ progress: '33.33', nextLesson: null, course: { isInPreparation: true } });
    const outline = await learner.agent.get(`/api/courses/${course.id}/lessons`).expect(200);
    expect(outline.body.map(({ state }: { state: string }) => state)).toEqual(['completed', 'locked', 'locked']);
    // What its author takes away meanwhile completes nobody, and is counted when it opens.
    await author.agent.delete(`/api/lessons/${lessons[2]!.id}`).expect(204);
    expect(await mine()).toMatchObject({ progress: '33.33' });
    for (const { name, sql } of coursesInvariants) expect([name, await app.em().execute(sql)]).toEqual([name, []]);
    await change(course.id, false);
    expect(await mine()).toMatchObject({ progress: '50.00', nextLesson: { id: lessons[1]!.id } });
    await report(lessons[1]!.id).expect(200);
    expect(await app.em().count(LessonProgress, { userId: learner.userId, isCompleted: true })).toBe(2);
    for (const { name, sql } of coursesInvariants) expect([name, await app.em().execute(sql)]).toEqual([name, []]);
  });

  it('stands behind the full ones in every order and on every page [CRS-10] [CRS-7]', async () => {
    const categoryId = await aCategory(app.em());
    const made = [];
    for (const isToCome of [true, false, true, false, true]) {
      const course = aCourse().with({ categoryId }).published();
      made.push((await (isToCome ? course.inPreparation() : course).saved(app.em())).course);
    }
    await app.em().nativeUpdate(Course, { id: made[0]!.id }, { studentsCount: 90, rating: '5.00' });
    for (const sort of ['newest', 'popular', 'rating']) {
      const shown: boolean[] = [];
      let next: string | undefined = `/api/courses?categoryId=${categoryId}&sort=${sort}&limit=1`;
      while (next) {
        const page: Answer = await app.anonymous().get(next).expect(200);
        expect(page.headers['x-total-count']).toBe('5');
        shown.push(...page.body.map(({ isInPreparation }) => isInPreparation));
        next = /<([^>]+)>/.exec(page.headers['link'] ?? '')?.[1];
      }
      expect([sort, shown]).toEqual([sort, [false, false, true, true, true]]);
    }
    const forged = Buffer.from(JSON.stringify(['maybe', '1', made[0]!.id])).toString('base64url');
    await app.anonymous().get(`/api/courses?sort=popular&cursor=${forged}`).expect(400);
  });

  it('says its state where it is searched for [CRS-10] [SRCH-1]', async () => {
    const { course } = await aCourse()
      .with({ titleAr: 'زراعة الفطر المحاري', titleEn: 'Growing oyster mushrooms' })
      .published()
      .inPreparation()
      .withLessons(1)
      .saved(app.em());
    const { body } = await app.anonymous().get('/api/search?q=mushrooms&language=en').expect(200);
    expect(body.groups[0].results[0]).toMatchObject({ id: course.id, isInPreparation: true });
  });

  it('is made and ended by its author and administrators only [CRS-10] [CRS-4]', async () => {
    const { course } = await toCome();
    const body = { isInPreparation: false };
    await learner.agent.patch(`/api/courses/${course.id}`).send(body).expect(403);
    const other = await app.as('instructor');
    await other.agent.patch(`/api/courses/${course.id}`).send(body).expect(403);
    expect((await change(course.id, false)).body).toMatchObject({ isInPreparation: false, isPublished: true });
    await learner.agent.post('/api/enrollments').send({ courseId: course.id }).expect(201);
  });

  it('takes its followers with it when it is deleted [CRS-10]', async () => {
    const { course } = await toCome();
    await learner.agent.post(`/api/courses/${course.id}/follow`).expect(200);
    await author.agent.post(`/api/courses/${course.id}/unpublish`).expect(200);
    await author.agent.delete(`/api/courses/${course.id}`).expect(204);
    expect(await app.em().count(CourseFollowSchema, { courseId: course.id })).toBe(0);
  });
});
