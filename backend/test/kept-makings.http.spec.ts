import { KeptRoutes } from '#platform/kept-reads/kept-routes';
import { Making } from '#platform/kept-reads/making';
import { TableChanges } from '#platform/kept-reads/table-changes';
import { startTestApp, type TestApp } from '#testing/test-app';

/** Every list that is kept, narrowed and ordered in each way that asks other tables. */
const lists = [
  '/api/categories',
  '/api/categories?language=ckb',
  '/api/courses',
  '/api/courses?search=react&sort=fit&categoryId=web-development',
  '/api/courses?language=ckb&taughtIn=ckb',
  '/api/courses?language=ckb&search=react',
  '/api/courses?price=free&length=long&sort=popular',
  '/api/discussions',
  '/api/discussions?view=solved',
  '/api/discussions?view=unanswered&search=سؤال',
  '/api/jobs',
  '/api/jobs?order=match',
  '/api/jobs?mine=true',
  '/api/jobs/recommendations',
  '/api/notifications',
  '/api/notifications/unread-count',
  '/api/opportunities',
  '/api/opportunities?mine=true',
  '/api/search?q=react',
  '/api/search?q=flexbox&type=section',
  '/api/search?q=reakt&language=en',
  '/api/search?q=سؤال&type=discussion&language=en',
  '/api/search?q=مقابلة&type=job',
  '/api/services',
  '/api/services?mine=true',
];

/** A step of how PostgreSQL would answer a statement. */
interface Step {
  'Relation Name'?: string;
  Plans?: Step[];
}

describe('what is kept', () => {
  let test: TestApp;
  const noted = jest.spyOn(Making.prototype, 'asks');
  beforeAll(async () => {
    test = await startTestApp({ DEMO_MODE: 'true' });
  });
  afterAll(async () => {
    noted.mockRestore();
    await test.close();
  });

  async function tablesOf(statement: string): Promise<string[]> {
    const [row] = await test
      .em()
      .execute<{ 'QUERY PLAN': [{ Plan: Step }] }[]>(`explain (generic_plan, format json) ${statement}`);
    const stepsFrom = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsFrom)];
    const tables = stepsFrom(row!['QUERY PLAN'][0].Plan).flatMap((step) => step['Relation Name'] ?? []);
    // What PostgreSQL writes down of its own tables, such as how many rows they have, is as old as it may be.
    return tables.filter((table) => !table.startsWith('pg_'));
  }

  /** Whatever was asked for what is kept is known by the tables that PostgreSQL reads for it, and told when they change. */
  async function expectAllKnown(): Promise<void> {
    const changes = test.app.get(TableChanges);
    const unknown: string[] = [];
    const statements = new Set(noted.mock.calls.map(([text]) => text));
    for (const text of statements)
      for (const table of await tablesOf(text))
        if (!changes.readBy(text).has(table)) unknown.push(`${table} in ${text}`);
    const unheard = (noted.mock.contexts as Making[]).flatMap((making) => [...making.unheard]);
    expect({ unknown, unheard: [...new Set(unheard)] }).toEqual({ unknown: [], unheard: [] });
    expect(statements.size).toBeGreaterThan(0);
    noted.mockClear();
  }

  it('has every route of its kind among the lists of this test [PERF-1]', () => {
    expect(test.app.get(KeptRoutes).paths.filter((path) => !lists.includes(path) && path !== '/api/search')).toEqual(
      [],
    );
  });

  it.each([undefined, 'student', 'instructor', 'volunteer', 'admin'] as const)(
    'is forgotten when any table changes that PostgreSQL reads for it, for the demo’s %s [REL-7] [PERF-1]',
    async (role) => {
      const agent = test.anonymous();
      if (role) await agent.post('/api/auth/demo-login').send({ role }).expect(200);
      for (const language of ['ar', 'en'])
        for (const path of lists) {
          test.app.get(TableChanges).changed();
          const answer = await agent.get(encodeURI(path)).set('Accept-Language', language);
          expect([path, answer.status]).toEqual([path, role || answer.status !== 401 ? 200 : 401]);
        }
      await expectAllKnown();
    },
  );

  it('is so beside the lists: the map of the site [REL-7] [PUB-7]', async () => {
    await test.anonymous().get('/sitemap.xml').expect(200);
    await expectAllKnown();
  });
});
