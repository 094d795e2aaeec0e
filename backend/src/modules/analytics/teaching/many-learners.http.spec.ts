import { startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { aCourse } from '../../courses/testing/course.builder.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const at = '/api/instructor/analytics';

/** A course whose counter says that very many learn in it, with some who do. */
async function aPopularCourse(learners = 30) {
  const teacher = await app.as('instructor');
  const { course, lessons } = await aCourse().by(teacher.userId).published().withLessons(2).saved(app.em());
  await app.em().execute(
    `with people as (
       insert into users (email, first_name) select ? || n || '@example.org', 'متعلّم ' || n from generate_series(1, ?) as n
       returning id)
     insert into enrollments (user_id, course_id, progress, enrolled_at, last_activity_at)
     select id, ?, 50, now() - interval '40 days', now() - interval '20 days' from people`,
    [`learner-of-${course.id}-`, learners, course.id],
  );
  await app.em().execute(`update courses set students_count = 100000 where id = ?`, [course.id]);
  return { teacher, course, lessons };
}

type Teacher = Awaited<ReturnType<typeof aPopularCourse>>['teacher'];

/** Asks as a page does: again whenever it is told to. */
const answered = ({ agent }: Teacher, url: string) =>
  until(async () => {
    const answer = await agent.get(url);
    if (answer.status !== 429) return answer;
    expect(answer.body).toMatchObject({ code: 'platform.being_counted', seconds: expect.any(Number) });
    expect(Number(answer.headers['retry-after'])).toBe(answer.body.seconds);
    return undefined;
  }, `${url} to be counted`);

describe('reports on a course in which very many learn', () => {
  it.each(['/courses', '/weeks', '/courses/ID', '/courses/ID/at-risk', '/dashboard'])(
    'are counted before anybody is told of them: %s [SCL-1] [ANL-2] [DSH-2]',
    async (path) => {
      const { teacher, course } = await aPopularCourse();
      const url = (path === '/dashboard' ? '/api/instructor' : at) + path.replace('ID', course.id);
      const first = await teacher.agent.get(url).expect(429);
      expect(first.body).toMatchObject({ code: 'platform.being_counted', seconds: 1 });
      const { status, headers } = await answered(teacher, url);
      expect(status).toBe(200);
      expect(new Date(headers['x-counted-at'] ?? '').getTime()).toBeGreaterThan(Date.now() - 5 * 60_000);
      expect(headers['retry-after']).toBeUndefined();
      // Old ones are told, and when to ask for newer ones.
      await app.em().execute(`update kept_figures set counted_at = counted_at - interval '1 hour'`);
      const old = await teacher.agent.get(url).expect(200);
      expect(new Date(old.headers['x-counted-at'] ?? '').getTime()).toBeLessThan(Date.now() - 50 * 60_000);
      expect(old.headers['retry-after']).toBe('1');
    },
  );

  it('say what they say of few [SCL-1] [ANL-2]', async () => {
    const { teacher, course } = await aPopularCourse();
    const figures = { enrollments: 30, newEnrollments: 0, completions: 0, averageProgress: '50.00' };
    expect((await answered(teacher, `${at}/courses/${course.id}`)).body).toMatchObject(figures);
    expect((await answered(teacher, `${at}/courses`)).body).toMatchObject([{ courseId: course.id, ...figures }]);
    const { body: weeks } = await answered(teacher, `${at}/weeks?weeks=10`);
    expect(weeks).toHaveLength(10);
    expect(weeks.map(({ enrollments }: { enrollments: number }) => enrollments)).toContain(30);
    const { body: dashboard } = await answered(teacher, '/api/instructor/dashboard');
    expect(dashboard).toMatchObject({ totalStudents: 30, activeCourses: 1, completionRate: '0.00' });
    expect(dashboard.courses).toMatchObject([{ id: course.id, students: 100_000, completionRate: '0.00' }]);
  });

  it('name who may need help page by page, without those who have left [SCL-1] [ANL-2] [PRF-4]', async () => {
    const { teacher, course } = await aPopularCourse();
    const url = `${at}/courses/${course.id}/at-risk`;
    const first = await answered(teacher, `${url}?limit=20`);
    expect([first.body.length, first.headers['x-total-count']]).toEqual([20, '30']);
    expect(first.body[0]).toMatchObject({
      name: expect.stringMatching(/^متعلّم /),
      progress: '50.00',
      reasons: [{ code: 'inactive', days: 20, medianDays: null, quiz: null }],
    });
    const next = /<([^>]+)>/.exec(first.headers['link'] ?? '')?.[1];
    const { body: rest } = await teacher.agent.get(next ?? '').expect(200);
    const ids = [...first.body, ...rest].map(({ userId }: { userId: string }) => userId);
    expect(new Set(ids).size).toBe(30);
    await app.em().execute(`delete from users where id = ?`, [ids[0]]);
    const { body: left } = await teacher.agent.get(`${url}?limit=50`).expect(200);
    expect(left.map(({ userId }: { userId: string }) => userId)).toEqual(ids.slice(1));
    const { text } = await teacher.agent.get(`${at}/courses/${course.id}/export?table=learners`).expect(200);
    expect(text.trimEnd().split('\r\n')).toHaveLength(30);
    await teacher.agent.get(`${url}?cursor=nonsense`).expect(400);
  });

  it('stay shut for other instructors, whoever had them counted [SCL-1] [SEC-1]', async () => {
    const { teacher, course } = await aPopularCourse();
    await answered(teacher, `${at}/courses/${course.id}`);
    await answered(teacher, `${at}/courses`);
    const other = await app.as('instructor');
    await other.agent.get(`${at}/courses/${course.id}`).expect(404);
    await other.agent.get(`${at}/courses/${course.id}/at-risk`).expect(404);
    expect((await other.agent.get(`${at}/courses`).expect(200)).body).toEqual([]);
  });
});
