import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { hearStatements } from '#testing/sent-statements';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { JobList } from '../src/modules/jobs/match/job-list.js';
import { aJob } from '../src/modules/jobs/testing/job.builder.js';
import { anOpportunity } from '../src/modules/opportunities/testing/opportunity.builder.js';
import { aService } from '../src/modules/services/testing/service.builder.js';

describe('what is read alike for everybody', () => {
  let test: TestApp;
  let poster: SignedInAgent;
  let learner: SignedInAgent;
  const statements = hearStatements();
  beforeAll(async () => {
    test = await startTestApp();
    [poster, learner] = [await test.as('instructor'), await test.as('student')];
    await untilKept('/api/jobs', 'job_postings');
  });
  afterAll(async () => {
    statements.stop();
    await test.close();
  });

  interface Listed {
    id: string;
    titleAr: string;
    myApplication: { id: string } | null;
  }
  const list = async (path = '/api/jobs', { agent } = learner) => (await agent.get(path).expect(200)).body as Listed[];

  async function isRead(path: string, table: string): Promise<boolean> {
    statements.since();
    await list(path);
    return statements.since().some((text) => new RegExp(`from "?${table}"? `).test(text));
  }
  const untilKept = (path: string, table: string) =>
    until(async () => !(await isRead(path, table)), `${table} of ${path} to be kept`);

  it.each([
    ['/api/jobs', 'job_postings', aJob],
    ['/api/opportunities', 'opportunities', anOpportunity],
    ['/api/services', 'services', aService],
  ])('is read once, and again when it changes: %s [PERF-1] [REL-7]', async (path, table, builder) => {
    await untilKept(path, table);
    const { id } = await builder(test.em(), poster.userId);
    expect((await list(path)).map((posting) => posting.id)).toContain(id);
    await untilKept(path, table);
    await test.em().execute(`update ${table} set status = 'pending' where id = ?`, [id]);
    expect((await list(path)).map((posting) => posting.id)).not.toContain(id);
  });

  it('leaves out at once what somebody offers who is suspended meanwhile [PERF-1] [OPP-4]', async () => {
    const { id } = await aJob(test.em(), poster.userId);
    for (const [moment, isListed] of [
      ['now()', false],
      ['null', true],
    ] as const) {
      await untilKept('/api/jobs', 'job_postings');
      await test.em().execute(`update users set suspended_at = ${moment} where id = ?`, [poster.userId]);
      expect((await list()).some((job) => job.id === id)).toBe(isListed);
    }
  });

  it('is told each with what is their own [JOB-1] [PERF-1]', async () => {
    const { id } = await aJob(test.em(), poster.userId);
    const ownOf = async (person: SignedInAgent) =>
      (await list('/api/jobs', person)).find((job) => job.id === id)?.myApplication;
    const { body } = await learner.agent
      .post(`/api/jobs/${id}/applications`)
      .set('Idempotency-Key', randomUUID())
      .send({ coverLetter: 'أبني الواجهات منذ سنتين.' })
      .expect(201);
    expect(await ownOf(learner)).toMatchObject({ id: (body as { id: string }).id });
    expect(await ownOf(poster)).toBeNull();
    await untilKept('/api/jobs', 'job_postings');
    expect(await ownOf(learner)).toMatchObject({ id: (body as { id: string }).id });
    expect(await ownOf(poster)).toBeNull();
  });

  it('leaves out what has closed by the clock since it was read [JOB-1] [PERF-1]', async () => {
    const deadline = new Date('2099-01-01T12:00:00Z');
    const { id } = await aJob(test.em(), poster.userId, { applicationDeadline: deadline });
    await untilKept('/api/jobs', 'job_postings');
    const idsAt = async (now: Date) => {
      const { rows } = await test.app.get(JobList).page({ id: learner.userId, role: 'student' }, {}, 'ar', now);
      return rows.map((row) => row.id);
    };
    expect(await idsAt(new Date(deadline.getTime() - 1))).toContain(id);
    expect(await idsAt(deadline)).not.toContain(id);
  });

  it.each([
    ['a posting', `update job_postings set title_ar = 'من عملية أخرى'`, 'من عملية أخرى'],
    ['the name of a poster', `update users set first_name = 'ياسمين'`, 'ياسمين'],
    ['the name of a skill', `update skills set label_ar = 'مهارة بلا اسم'`, 'مهارة بلا اسم'],
  ])('is read again when another process changes %s [PERF-1] [REL-7]', async (_, change, expected) => {
    await aJob(test.em(), poster.userId, { skillIds: ['javascript'] });
    await untilKept('/api/jobs', 'job_postings');
    const other = new pg.Client({ connectionString: test.databaseUrl });
    await other.connect();
    await other.query(change);
    await other.end();
    await until(async () => JSON.stringify(await list()).includes(expected), 'the change to be heard');
  });

  it('is new for the poster right after their change [PERF-1] [JOB-1]', async () => {
    const { id } = await aJob(test.em(), poster.userId);
    for (const isActive of [false, true, false]) {
      await untilKept('/api/jobs', 'job_postings');
      await poster.agent.patch(`/api/jobs/${id}`).send({ isActive }).expect(200);
      expect((await list()).some((job) => job.id === id)).toBe(isActive);
    }
  });
});
