import { startTestApp, type TestApp } from '#testing/test-app';
import { aCourse, anEnrollment } from '../../courses/testing/course.builder.js';
import { CourseCatalogue } from '../recommendation/course-catalogue.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function saved(titleEn: string, categoryId: string, changes: { students?: number; isReady?: boolean } = {}) {
  const { course } = await aCourse().with({ titleEn, categoryId }).published().withLessons(1).saved(app.em());
  await app
    .em()
    .execute(`update courses set students_count = ?, is_in_preparation = ?, published_at = '2025-01-01' where id = ?`, [
      changes.students ?? 0,
      changes.isReady === false,
      course.id,
    ]);
  return course.id;
}

describe('GET /api/ai/courses', () => {
  it('lists the whole catalogue, what fits first, the finished behind it and those in preparation last [REC-4]', async () => {
    const { agent, userId } = await app.as('student');
    const finished = await saved('Web one', 'web-development', { students: 90 });
    await saved('Design', 'design-creativity', { students: 5 });
    await saved('Soon', 'web-development', { students: 99, isReady: false });
    await saved('Web two', 'web-development', { students: 4 });
    const enrollment = await anEnrollment(app.em(), finished, userId, '100');
    await app.em().execute('update enrollments set completed_at = now() where id = ?', [enrollment.id]);
    app.app.get(CourseCatalogue).forget();

    const { body, headers } = await agent.get('/api/ai/courses').expect(200);
    const titles = (body as { titleEn: string }[]).map(({ titleEn }) => titleEn);
    expect(titles).toEqual(['Web two', 'Design', 'Web one', 'Soon']);
    expect(headers['x-total-count']).toBe('4');

    const first = await agent.get('/api/ai/courses?limit=1&categoryId=web-development').expect(200);
    expect(first.body).toMatchObject([{ titleEn: 'Web two' }]);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
    expect((await agent.get(next).expect(200)).body).toMatchObject([{ titleEn: 'Web one' }]);
  });

  it('is nobody else’s and refuses what the catalogue refuses [REC-4]', async () => {
    const { agent } = await app.as('student');
    await agent.get('/api/ai/courses?difficulty=none').expect(400);
    await agent.get('/api/ai/courses?cursor=none').expect(400);
  });
});
