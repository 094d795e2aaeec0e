import { startTestApp, type TestApp } from '#testing/test-app';
import { aCategory, aCourse, anEnrollment } from '../../courses/testing/course.builder.js';
import { CourseCatalogue } from '../recommendation/course-catalogue.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Changes {
  students?: number;
  isReady?: boolean;
  needs?: { skillId: string; level: number }[];
  difficulty?: 'beginner' | 'intermediate' | 'advanced';
  price?: string;
}

async function saved(titleEn: string, categoryId: string, changes: Changes = {}) {
  const { difficulty = 'beginner', price = '0.00' } = changes;
  const values = { titleEn, categoryId, difficulty, price };
  const { course } = await aCourse().with(values).published().withLessons(1).saved(app.em());
  await app.em().execute(
    `update courses set students_count = ?, is_in_preparation = ?, needs = ?::jsonb, published_at = '2025-01-01'
      where id = ?`,
    [changes.students ?? 0, changes.isReady === false, JSON.stringify(changes.needs ?? []), course.id],
  );
  return course.id;
}

const titlesOf = (body: unknown) => (body as { titleEn: string }[]).map(({ titleEn }) => titleEn);

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
    expect(titlesOf(body)).toEqual(['Web two', 'Design', 'Web one', 'Soon']);
    expect(headers['x-total-count']).toBe('4');

    const first = await agent.get('/api/ai/courses?limit=1&categoryId=web-development').expect(200);
    expect(first.body).toMatchObject([{ titleEn: 'Web two' }]);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
    expect((await agent.get(next).expect(200)).body).toMatchObject([{ titleEn: 'Web one' }]);
  });

  it('puts beginnings first for newcomers, and last what needs something, saying what [PRE-2] [PRE-3]', async () => {
    const { agent } = await app.as('student');
    const categoryId = await aCategory(app.em());
    await saved('React', categoryId, { students: 99, needs: [{ skillId: 'javascript', level: 2 }] });
    await saved('Scrum', categoryId, { students: 98, difficulty: 'advanced' });
    await saved('Priced', categoryId, { students: 97, price: '15.00' });
    await saved('Colours', categoryId, { students: 1 });
    app.app.get(CourseCatalogue).forget();
    const order = ['Colours', 'Priced', 'Scrum', 'React'];

    const { body } = await agent.get(`/api/ai/courses?categoryId=${categoryId}`).expect(200);
    expect(titlesOf(body)).toEqual(order);
    expect(body).toMatchObject([
      { missingFirst: [] },
      { missingFirst: [] },
      { missingFirst: [] },
      { missingFirst: [{ skillId: 'javascript', labelAr: 'JavaScript', labelEn: 'JavaScript', level: 2 }] },
    ]);
    const visitor = app.anonymous();
    const shown: string[] = [];
    let path: string | undefined = `/api/courses?categoryId=${categoryId}&sort=fit&limit=1`;
    while (path) {
      const page: { body: unknown; headers: Record<string, string> } = await visitor.get(path).expect(200);
      shown.push(...titlesOf(page.body));
      path = /<(.+)>; rel="next"/.exec(page.headers['link'] ?? '')?.[1];
    }
    expect(shown).toEqual(order);

    await agent.put('/api/profile/skills/javascript').send({ level: 2 }).expect(200);
    const { body: ready } = await agent.get(`/api/ai/courses?categoryId=${categoryId}`).expect(200);
    expect(titlesOf(ready)[0]).toBe('React');
    expect(ready).toMatchObject(order.map(() => ({ missingFirst: [] })));
  });

  it('answers words by titles first, then by what can be taken now [PRE-2] [CRS-11]', async () => {
    const { agent } = await app.as('student');
    await saved('Weaving', 'design-creativity', { students: 9, needs: [{ skillId: 'sql', level: 2 }] });
    await saved('Weaving wool', 'design-creativity', { needs: [{ skillId: 'sql', level: 2 }], students: 9 });
    await saved('Weaving silk', 'design-creativity');
    app.app.get(CourseCatalogue).forget();
    const { body } = await agent.get('/api/ai/courses?search=weaving').expect(200);
    expect(titlesOf(body)).toEqual(['Weaving', 'Weaving silk', 'Weaving wool']);
    const { body: toVisitors } = await app.anonymous().get('/api/courses?search=weaving&sort=fit').expect(200);
    expect(titlesOf(toVisitors)).toEqual(['Weaving', 'Weaving silk', 'Weaving wool']);
  });

  it('is nobody else’s and refuses what the catalogue refuses [REC-4]', async () => {
    const { agent } = await app.as('student');
    await agent.get('/api/ai/courses?difficulty=none').expect(400);
    await agent.get('/api/ai/courses?cursor=none').expect(400);
  });
});
