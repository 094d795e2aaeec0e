import { demoAccounts } from '@masar/domain';
import { openTestSession } from '#testing/open-test-session';
import { type Agent, type TestApp, startTestApp } from '#testing/test-app';
import { ContractDocument, type GetOperation } from './contract/contract-document.js';
import { type Called, GenericClient } from './contract/generic-client.js';

/** Never ends by itself; stream.http.spec.ts reads it. */
const endless = ['/api/notifications/stream'];

describe('a client that knows nothing but the API document', () => {
  const document = new ContractDocument();
  let test: TestApp;
  let client: GenericClient;
  const called: Called[] = [];
  beforeAll(async () => {
    test = await startTestApp({ DEMO_MODE: 'true' });
    const agents: Agent[] = [];
    for (const role of ['student', 'instructor', 'volunteer', 'admin'] as const) {
      const agent = test.anonymous();
      agents.push(agent);
      await openTestSession(test.app, agent, { id: demoAccounts[role].id, role });
    }
    const [student, instructor, , admin] = agents as [Agent, Agent, Agent, Agent];
    await arrange(student, instructor, admin);
    client = new GenericClient(document, agents, await knownValues());
    for (const operation of document.gets().filter(({ path }) => !endless.includes(path)))
      called.push(await client.call(operation));
  }, 180_000);
  afterAll(() => test.close());

  /** What the demo data has none of. */
  async function arrange(student: Agent, instructor: Agent, admin: Agent): Promise<void> {
    await instructor.post('/api/files').attach('file', Buffer.from('# Notes'), 'notes.md').expect(201);
    await admin
      .post('/api/webhooks')
      .send({ name: 'Registry', url: 'https://registry.example.org/masar', events: ['course.completed'] })
      .expect(201);
    const backup = (await admin.post('/api/admin/backups').expect(201)).body as { id: string };
    const isMade = async () =>
      ((await admin.get(`/api/admin/backups/${backup.id}`)).body as { status: string }).status === 'done';
    while (!(await isMade())) await new Promise((resolve) => setTimeout(resolve, 200));
    const report = (
      await admin
        .post('/api/admin/reports')
        .send({ reportType: 'enrollments', from: '2026-10-01', to: '2026-10-31', by: 'week' })
        .expect(201)
    ).body as { id: string };
    const isCounted = async () =>
      ((await admin.get(`/api/admin/reports/${report.id}`)).body as { status: string }).status === 'done';
    while (!(await isCounted())) await new Promise((resolve) => setTimeout(resolve, 200));
    await admin
      .post('/api/admin/report-schedules')
      .send({
        reportType: 'revenue',
        by: 'week',
        cadence: 'monthly',
        language: 'ar',
        recipientIds: [demoAccounts.admin.id],
      })
      .expect(201);
    await student
      .post('/api/auth/access-tokens')
      .send({ name: 'Program', scopes: ['courses:read'], expiresInDays: 1 })
      .expect(201);
    await test.em().execute(
      `insert into pgboss.job (name, data, state, retry_limit, retry_count, start_after, completed_on, output)
       values ('mail.send', '{}', 'failed', 5, 5, now() + interval '1 day', now(), '{"message":"refused"}')`,
    );
  }

  /** For placeholders whose values no list of the same address tells. */
  async function knownValues(): Promise<Record<string, string[]>> {
    const all = async (sql: string) => (await test.em().execute<{ value: string }[]>(sql)).map(({ value }) => value);
    const { id } = demoAccounts.student;
    const taught = await all(`select id as value from courses where instructor_id = '${demoAccounts.instructor.id}'`);
    const joined = await all(`select course_id as value from enrollments where user_id = '${id}'`);
    return {
      '/api/courses': [...joined, ...taught],
      '/api/instructor/analytics/courses': taught,
      '/api/lessons': await all(`select id as value from lessons where course_id = '${joined[0]}'`),
      '/api/files': await all(`select id as value from stored_files`),
      '/api/certificates/verify': await all(`select verification_code as value from certificates limit 1`),
      '/api/assessments': ['web-development'],
      '/api/assessment-attempts': await all(
        `select id as value from assessment_attempts where user_id = '${id}' limit 1`,
      ),
      '/api/people': await all(`select handle as value from public_profiles where is_open`),
      '/api/vr/rooms': await all(
        `select s.room_code as value from vr_sessions s join vr_participants p on p.session_id = s.id where p.user_id = '${id}'`,
      ),
      '/api/admin/settings': ['organization'],
    };
  }

  it('is answered by every GET as the document says, field by field [API-1] [API-3]', () => {
    expect(called.filter(({ violations }) => violations.length > 0)).toEqual([]);
  });

  it('gets something from every GET, so that nothing was judged by its refusal alone [API-1]', () => {
    expect(called.filter(({ status }) => status >= 400).map(({ call, status }) => `${status} ${call}`)).toEqual([]);
    process.stdout.write(`${called.length} GETs answered as documented\n`);
  });

  it('would see a field too many, a field too few and a wrong type [API-1]', () => {
    const forums = document.gets().find(({ path }) => path === '/api/forums') as GetOperation;
    const judge = (body: unknown) => document.violations(forums, 200, 'application/json', body);
    const { body } = { body: [] as unknown[] };
    expect(judge(body)).toEqual([]);
    expect(judge([{ id: 'x', secret: true }]).join()).toContain('must NOT have additional properties');
    expect(judge([{}]).join()).toContain('must have required property');
    expect(judge({}).join()).toContain('must be array');
  });
});
