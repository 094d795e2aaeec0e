import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { Course } from '../course/course.entity.js';
import { aCourse, anEnrollment } from '../testing/course.builder.js';

describe('course reviews', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const aPublishedCourse = async () => (await aCourse().published().withLessons(2).saved(app.em())).course;
  const aLearnerOf = async (courseId: string, progress: string) => {
    const learner = await app.as('student');
    await anEnrollment(app.em(), courseId, learner.userId, progress);
    return learner;
  };

  it('come once per learner, can be edited, and make the average [CRS-6]', async () => {
    const course = await aPublishedCourse();
    const path = `/api/courses/${course.id}/reviews`;
    const [first, second] = [await aLearnerOf(course.id, '20'), await aLearnerOf(course.id, '100')];
    const { body } = await first.agent.post(path).send({ rating: 5, text: 'دورة ممتازة' }).expect(201);
    expect(body).toMatchObject({ rating: 5, text: 'دورة ممتازة', userId: first.userId, userName: 'زهراء كاظم' });
    await second.agent.post(path).send({ rating: 2, text: 'تحتاج أمثلة' }).expect(201);
    await first.agent.post(path).send({ rating: 4, text: 'جيدة' }).expect(200);
    expect(await app.em().findOneOrFail(Course, { id: course.id })).toMatchObject({ rating: '3.00', reviewsCount: 2 });
    const list = await app.anonymous().get(`${path}?limit=1`).expect(200).expect('X-Total-Count', '2');
    expect(list.body).toMatchObject([{ text: 'تحتاج أمثلة' }]);
    const next = /<(.+)>/.exec(list.headers.link ?? '')?.[1] ?? '';
    expect((await app.anonymous().get(next).expect(200)).body).toMatchObject([{ text: 'جيدة' }]);
  });

  it('of many learners at once all count [CRS-6, REL-1]', async () => {
    const course = await aPublishedCourse();
    const learners = await Promise.all([1, 2, 3, 4, 5].map(() => aLearnerOf(course.id, '50')));
    await Promise.all(
      learners.flatMap(({ agent }, index) =>
        [1, 2].map(() => agent.post(`/api/courses/${course.id}/reviews`).send({ rating: index + 1, text: 'رأي' })),
      ),
    );
    expect(await app.em().findOneOrFail(Course, { id: course.id })).toMatchObject({ rating: '3.00', reviewsCount: 5 });
  });

  it('need an enrolment with some progress [CRS-6]', async () => {
    const course = await aPublishedCourse();
    const path = `/api/courses/${course.id}/reviews`;
    const review = { rating: 3, text: 'رأي' };
    const stranger = await app.as('student');
    expect((await stranger.agent.post(path).send(review).expect(403)).body).toMatchObject({
      code: 'courses.not_enrolled',
    });
    const beginner = await aLearnerOf(course.id, '19.99');
    expect((await beginner.agent.post(path).send(review).expect(403)).body).toMatchObject({
      code: 'courses.review_too_early',
    });
    for (const body of [
      { rating: 0, text: 'x' },
      { rating: 6, text: 'x' },
      { rating: 1.5, text: 'x' },
      { rating: 3 },
      { ...review, userId: randomUUID() },
    ]) {
      await beginner.agent.post(path).send(body).expect(400);
    }
    await beginner.agent.post(`/api/courses/${randomUUID()}/reviews`).send(review).expect(404);
    await app.anonymous().get(`/api/courses/${randomUUID()}/reviews`).expect(404);
  });
});
