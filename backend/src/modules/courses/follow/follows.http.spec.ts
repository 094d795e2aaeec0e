import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { Course } from '../course/course.entity.js';
import { aCourse } from '../testing/course.builder.js';
import { CourseFollowSchema } from './course-follow.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const follow = (id: string) => `/api/courses/${id}/follow`;
const aCourseToCome = async (by?: string) =>
  (await (by ? aCourse().by(by) : aCourse()).published().inPreparation().withLessons(2).saved(app.em())).course;
const countOf = async (id: string) => (await app.em().findOneOrFail(Course, { id })).followersCount;

describe('POST and DELETE /api/courses/{id}/follow', () => {
  it('follows once however often it is clicked at the same time, and ends it once [CRS-10] [REL-1]', async () => {
    const { id } = await aCourseToCome();
    const { agent, userId } = await app.as('student');
    const answers = await Promise.all(Array.from({ length: 12 }, () => agent.post(follow(id))));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(12).fill(200));
    expect((await agent.post(follow(id)).expect(200)).body).toEqual({ followersCount: 1, isFollowed: true });
    expect(await app.em().count(CourseFollowSchema, { userId, courseId: id })).toBe(1);
    expect((await agent.get(`/api/courses/${id}`)).body).toMatchObject({ isFollowed: true, followersCount: 1 });
    const { agent: other } = await app.as('volunteer');
    expect((await other.get(`/api/courses/${id}`)).body).toMatchObject({ isFollowed: false, followersCount: 1 });
    await Promise.all(Array.from({ length: 5 }, () => agent.delete(follow(id)).expect(200)));
    expect((await agent.delete(follow(id)).expect(200)).body).toEqual({ followersCount: 0, isFollowed: false });
    expect(await countOf(id)).toBe(0);
  });

  it('is for courses in preparation that one may see [CRS-10]', async () => {
    const { agent } = await app.as('student');
    await agent.post(follow(randomUUID())).expect(404);
    await agent.post(follow('not-an-id')).expect(400);
    const { course: draft } = await aCourse().inPreparation().withLessons(1).saved(app.em());
    expect((await agent.post(follow(draft.id)).expect(404)).body.code).toBe('courses.not_found');
    const { course: whole } = await aCourse().published().withLessons(1).saved(app.em());
    const { body } = await agent.post(follow(whole.id)).set('Accept-Language', 'ar').expect(409);
    expect(body).toMatchObject({ code: 'courses.not_in_preparation', detail: expect.stringMatching(/مكتملة/) });
  });
});
