import { demoAccounts } from '@masar/domain';
import { openTestSession } from '#testing/open-test-session';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let admin: Agent;
beforeAll(async () => {
  app = await startTestApp({ DEMO_MODE: 'true' });
  admin = app.anonymous();
  await openTestSession(app.app, admin, { id: demoAccounts.admin.id, role: 'admin' });
});
afterAll(() => app.close());

const one = async (sql: string) => (await app.em().execute<{ value: unknown }[]>(`select ${sql} as value`))[0]?.value;

/** Each figure with the query that it equals, and what the demo data shows first. */
const figures = {
  totalUsers: [`(select count(*)::int from users)`, 1251],
  activeUsers: [`(select count(*)::int from users where last_active_at > now() - interval '30 days')`, 890],
  newUsersThisMonth: [
    `(select count(*)::int from users
       where to_char(created_at at time zone 'Asia/Baghdad', 'YYYY-MM') = to_char(now() at time zone 'Asia/Baghdad', 'YYYY-MM'))`,
    expect.any(Number),
  ],
  totalCourses: [`(select count(*)::int from courses)`, 67],
  activeCourses: [`(select count(*)::int from courses where is_published)`, 67],
  totalEnrollments: [`(select count(*)::int from enrollments)`, expect.any(Number)],
  completedEnrollments: [`(select count(*)::int from enrollments where completed_at is not null)`, 895],
  certificates: [`(select count(*)::int from certificates where status = 'verified')`, 892],
  revenue: [`(select sum(amount_received)::text from course_places)`, '45600.00'],
  monthlyGrowth: [
    `round(((select sum(amount_received) from course_places where received_at > now() - interval '30 days')
      / (select sum(amount_received) from course_places where received_at > now() - interval '60 days'
           and received_at <= now() - interval '30 days') - 1) * 100, 1)::text`,
    '12.5',
  ],
} as const;

describe('GET /api/admin/platform-stats', () => {
  it.each(Object.entries(figures))(
    'tells %s as SQL does, on the demo data first as specified [DSH-4] [READ-1]',
    async (name, [sql, first]) => {
      const { body } = await admin.get('/api/admin/platform-stats').expect(200);
      expect(body[name]).toEqual(await one(sql));
      // The test's own visitor is one user more.
      expect(body[name]).toEqual(name === 'totalUsers' ? expect.any(Number) : first);
    },
  );

  it('measures how the system is [DSH-4]', async () => {
    const { body } = await admin.get('/api/admin/platform-stats').expect(200);
    expect(body.systemHealth).toBeGreaterThanOrEqual(50);
    const names = body.healthChecks.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['database', 'tasks', 'mail', 'disk', 'errors']);
    expect(Date.parse(body.upSince)).toBeLessThan(Date.now());
    expect(body.uptimePercent).toBe('100.00');
    await app.em().execute(
      `insert into pgboss.job (name, state, created_on, completed_on, retry_limit)
       select name, 'failed', now(), now(), 0 from pgboss.queue limit 1`,
    );
    const { body: later } = await admin.get('/api/admin/platform-stats').expect(200);
    expect(later.healthChecks[1]).toEqual({ name: 'tasks', state: 'strained', value: expect.any(Number) });
    expect(later.systemHealth).toBeLessThan(100);
  });
});

describe('GET /api/admin/analytics', () => {
  it('tells twelve months, each as SQL does [DSH-4]', async () => {
    const { body } = await admin.get('/api/admin/analytics').expect(200);
    expect(body.months).toHaveLength(12);
    const month = body.months[10];
    const of = (column: string) => `to_char(${column} at time zone 'Asia/Baghdad', 'YYYY-MM') = '${month.month}'`;
    expect(month).toEqual({
      month: expect.stringMatching(/^\d{4}-\d\d$/),
      newUsers: await one(`(select count(*)::int from users where ${of('created_at')})`),
      enrollments: await one(`(select count(*)::int from enrollments where ${of('enrolled_at')})`),
      completions: await one(`(select count(*)::int from enrollments where ${of('completed_at')})`),
      revenue: await one(`(select sum(amount_received)::text from course_places where ${of('received_at')})`),
    });
    expect(month.enrollments).toBeGreaterThan(0);
  });
});

describe('GET /api/admin/recent-activities', () => {
  it('tells the latest five, the newest first, in the asked language [DSH-4]', async () => {
    const { body } = await admin.get('/api/admin/recent-activities?language=ar').expect(200);
    expect(body).toHaveLength(5);
    const times = body.map(({ timestamp }: { timestamp: string }) => timestamp);
    expect(times).toEqual([...times].sort().reverse());
    const latest = await one(
      `(select max(at) from (select created_at as at from users union all select enrolled_at from enrollments
        union all select created_at from discussions where status = 'visible' and forum_id is not null
        union all select issued_at from certificates where status = 'verified'
        union all select published_at from courses where is_published
        union all select created_at from opportunities where status = 'published') happened)`,
    );
    expect(Date.parse(times[0])).toBe(new Date(latest as string).getTime());
    for (const { description } of body) expect(description).toMatch(/[\u0621-\u064A]/);
    const { body: english } = await admin.get('/api/admin/recent-activities?language=en').expect(200);
    expect(english[0].description).not.toBe(body[0].description);
  });

  it('tells of a certificate that was issued again as that, and not of a course completed anew [DSH-4] [CRT-6]', async () => {
    const id = await one(`(select id from certificates where status = 'verified' and user_id is not null limit 1)`);
    const correction = { holderNameAr: 'زهراء كاظم', holderNameEn: 'Zahraa Kadhim', reason: 'تصحيح الاسم' };
    await admin
      .post(`/api/certificates/${id as string}/reissue`)
      .send(correction)
      .expect(201);
    const { body } = await admin.get('/api/admin/recent-activities?language=ar').expect(200);
    expect(body[0]).toMatchObject({
      kind: 'certificate-reissued',
      description: expect.stringContaining('شهادة بديلة'),
    });
  });
});

describe('the administrators’ figures', () => {
  it.each(['platform-stats', 'analytics', 'recent-activities'])(
    'are closed to others: %s [DSH-4] [SEC-1]',
    async (path) => {
      for (const role of ['student', 'instructor', 'volunteer'] as const) {
        await (await app.as(role)).agent.get(`/api/admin/${path}`).expect(403);
      }
    },
  );
});
