import { demoAccounts, type Role } from '@masar/domain';
import { SigningKeys } from '#platform/signing/signing-keys';
import { openTestSession } from '#testing/open-test-session';
import { organizationProgram } from '#testing/organization-program';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { ContractDocument } from './contract-document.js';
import { addRowsByExample } from './rows-by-example.js';

/** The demo data with somebody of each role signed in, and something of each kind to ask for. */
export interface DemoWorld {
  test: TestApp;
  people: Record<Role, Agent>;
  /** A program with a token of the organisation that has all scopes. */
  program: Agent;
  /** Values for placeholders of a path by what stands before them, where no list of the same address tells any. */
  known: Record<string, string[]>;
}

export async function openDemoWorld(): Promise<DemoWorld> {
  const test = await startTestApp({ DEMO_MODE: 'true' });
  const signedIn = async (role: Role): Promise<Agent> => {
    const agent = test.anonymous();
    await openTestSession(test.app, agent, { id: demoAccounts[role].id, role });
    return agent;
  };
  const people = {
    student: await signedIn('student'),
    instructor: await signedIn('instructor'),
    volunteer: await signedIn('volunteer'),
    admin: await signedIn('admin'),
  };
  await addWhatDemoDataLacks(test, people);
  await addRowsByExample(new ContractDocument(), test, people);
  return { test, people, program: await organizationProgram(test, people.admin), known: await knownValues(test) };
}

async function addWhatDemoDataLacks(test: TestApp, { student, instructor, admin }: DemoWorld['people']): Promise<void> {
  await instructor.post('/api/files').attach('file', Buffer.from('# Notes'), 'notes.md').expect(201);
  await admin
    .post('/api/webhooks')
    .send({ name: 'Registry', url: 'https://registry.example.org/masar', events: ['course.completed'] })
    .expect(201);
  await made(admin, '/api/admin/backups');
  await made(admin, '/api/admin/reports', {
    reportType: 'enrollments',
    from: '2026-10-01',
    to: '2026-10-31',
    by: 'week',
  });
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
  const [untaken] = await test.em().execute<{ id: string }[]>(
    `select l.id from lessons l join enrollments e on e.course_id = l.course_id
     where e.user_id = '${demoAccounts.student.id}' and l.quiz is not null
       and not exists (select from quiz_attempts a where a.user_id = e.user_id and a.lesson_id = l.id) limit 1`,
  );
  const [final] = await test
    .em()
    .execute<{ course_id: string }[]>('select course_id from quiz_parts where course_id is not null limit 1');
  await student.post('/api/enrollments').send({ courseId: final!.course_id }).expect(201);
  await student.post(`/api/lessons/${untaken!.id}/quiz/papers`).expect(200);
  await test.em().execute(
    `insert into pgboss.job (name, data, state, retry_limit, retry_count, start_after, completed_on, output)
     values ('mail.send', '{}', 'failed', 5, 5, now() + interval '1 day', now(), '{"message":"refused"}')`,
  );
}

/** Asks for what a task makes and waits until it is done. */
async function made(admin: Agent, path: string, body: object = {}): Promise<void> {
  const { id } = (await admin.post(path).send(body).expect(201)).body as { id: string };
  await until(async () => ((await admin.get(`${path}/${id}`)).body as { status: string }).status === 'done', path);
}

async function knownValues(test: TestApp): Promise<Record<string, string[]>> {
  const all = async (sql: string) => (await test.em().execute<{ value: string }[]>(sql)).map(({ value }) => value);
  const { id } = demoAccounts.student;
  const taught = await all(`select id as value from courses where instructor_id = '${demoAccounts.instructor.id}'`);
  const joined = await all(`select course_id as value from enrollments where user_id = '${id}'`);
  return {
    '/api/bank-questions': await all(`select id as value from questions limit 1`),
    '/api/courses': [...joined, ...taught],
    '/api/instructor/analytics/courses': taught,
    '/api/lessons': await all(`select id as value from lessons where course_id = '${joined[0]}'`),
    '/api/files': await all(`select id as value from stored_files`),
    '/api/certificates/keys': (await test.app.get(SigningKeys).published()).map(({ id: keyId }) => keyId),
    '/api/certificates/verify': await all(`select verification_code as value from certificates limit 1`),
    '/api/certificates/status-lists': await all(
      `select to_char(issued_at, 'YYYY') || '-1' as value from certificates limit 1`,
    ),
    // One with a CV first: there is something to be had below it.
    '/api/applications': [
      ...(await all(`select id as value from job_applications where user_id = '${id}' and has_cv`)),
      ...(await all(`select id as value from applications where user_id = '${id}'`)),
    ],
    '/api/assessments': ['web-development'],
    '/api/site': ['landing'],
    '/api/assignments': await all(`select assignment_id as value from submissions where user_id = '${id}'`),
    '/api/papers': await all(`select id as value from papers where user_id = '${id}'`),
    '/api/peer-reviews': await all(`select id as value from peer_reviews where reviewer_id = '${id}'`),
    '/api/submissions': await all(`select id as value from submissions where user_id = '${id}'`),
    '/api/assessment-attempts': await all(
      `select id as value from assessment_attempts where user_id = '${id}' limit 1`,
    ),
    '/api/people': await all(`select handle as value from public_profiles where is_open`),
    '/api/vr/rooms': await all(
      `select s.room_code as value from vr_sessions s join vr_participants p on p.session_id = s.id where p.user_id = '${id}'`,
    ),
    '/api/admin/settings': ['organization'],
    ...(await organizationRecords(all)),
  };
}

/** What webhooks name has no list to learn its ids from. */
async function organizationRecords(all: (sql: string) => Promise<string[]>): Promise<Record<string, string[]>> {
  const tables = {
    applications: 'applications',
    assignments: 'assignments',
    attempts: 'quiz_attempts',
    groups: 'assignment_groups',
    lessons: 'lessons',
    postings: 'opportunities',
    submissions: 'submissions',
  };
  const records: Record<string, string[]> = {};
  for (const [record, table] of Object.entries(tables))
    records[`/api/organization/${record}`] = await all(`select id as value from ${table} limit 1`);
  return records;
}
