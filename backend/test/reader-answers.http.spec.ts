import { randomUUID } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import supertest from 'supertest';
import { TableChanges } from '#platform/kept-reads/table-changes';
import { testSessionCookie } from '#testing/open-test-session';
import { hearStatements } from '#testing/sent-statements';
import { type SignedInAgent, startApplication, startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { JobList } from '../src/modules/jobs/match/job-list.js';
import { aJob } from '../src/modules/jobs/testing/job.builder.js';
import { HeldSkillQueries } from '../src/modules/skills/held/held-skill.queries.js';

const kept = [
  '/api/jobs',
  '/api/jobs?order=match',
  '/api/jobs/recommendations',
  '/api/opportunities',
  '/api/services',
  '/api/discussions',
  '/api/notifications',
  '/api/notifications/unread-count',
  '/api/search?q=web',
];

describe('answers that are kept for their reader', () => {
  let test: TestApp;
  let poster: SignedInAgent;
  let learner: SignedInAgent;
  /** Another process on the same database, as far as a test has one: it hears of changes by NOTIFY alone. */
  let other: NestExpressApplication;
  const statements = hearStatements();
  const secret = randomUUID() + randomUUID();
  beforeAll(async () => {
    test = await startTestApp({ SESSION_SECRET: secret });
    other = await startApplication(test.databaseUrl, test.dataDir, { SESSION_SECRET: secret });
    [poster, learner] = [await test.as('instructor'), await test.as('student')];
    await aJob(test.em(), poster.userId, { skillIds: ['javascript'] });
    for (const path of kept) await untilKept(path);
  });
  afterAll(async () => {
    statements.stop();
    await other.close();
    await test.close();
  });

  const isOfTables = (text: string) => /\bfrom\b/i.test(text) && !/pgboss|heartbeats|sessions|live_events/.test(text);

  /** What is read for a call; heartbeats and tasks ask in between. */
  async function statementsOf(path: string, { agent } = learner): Promise<string[]> {
    statements.since();
    await agent.get(path).expect(200);
    return statements.since().filter(isOfTables);
  }
  const untilKept = (path: string, who = learner) =>
    until(async () => (await statementsOf(path, who)).length === 0, `the answer of ${path} to be kept`);

  async function elsewhere(change: string, ...values: unknown[]): Promise<void> {
    const client = new pg.Client({ connectionString: test.databaseUrl });
    await client.connect();
    try {
      await client.query(change, values);
    } finally {
      await client.end();
    }
  }

  it.each(kept)('are made once and sent as they were, with their headers: %s [PERF-1]', async (path) => {
    test.app.get(TableChanges).changed();
    const first = await learner.agent.get(path).expect(200);
    await untilKept(path);
    const again = await learner.agent.get(path).expect(200);
    expect(again.body).toEqual(first.body);
    for (const name of ['content-type', 'cache-control', 'x-total-count', 'link', 'vary'])
      expect(again.headers[name]).toBe(first.headers[name]);
    expect(again.headers['cache-control']).toBe('no-store');
    expect(again.headers.etag).toBeUndefined();
  });

  it('are nobody else’s: each reader, role and language has its own [SEC-1] [PERF-1]', async () => {
    await untilKept('/api/jobs');
    const mine = async (agent: SignedInAgent['agent']) =>
      ((await agent.get('/api/jobs').expect(200)).body as { canManage: boolean }[])[0]?.canManage;
    expect([await mine(learner.agent), await mine(poster.agent), await mine(learner.agent)]).toEqual([
      false,
      true,
      false,
    ]);
    await test.anonymous().get('/api/jobs').expect(401);
    const english = await learner.agent.get('/api/jobs/recommendations').set('Accept-Language', 'en').expect(200);
    const arabic = await learner.agent.get('/api/jobs/recommendations').set('Accept-Language', 'ar').expect(200);
    expect(english.body).not.toEqual(arabic.body);
  });

  it('are new for the reader right after a change of their own [PERF-1] [JOB-1]', async () => {
    const { id } = await aJob(test.em(), poster.userId);
    const own = async () =>
      ((await learner.agent.get('/api/jobs').expect(200)).body as { id: string; myApplication: unknown }[]).find(
        (job) => job.id === id,
      )?.myApplication;
    await untilKept('/api/jobs');
    expect(await own()).toBeNull();
    await learner.agent
      .post(`/api/jobs/${id}/applications`)
      .set('Idempotency-Key', randomUUID())
      .send({ coverLetter: 'أبني الواجهات منذ سنتين.' })
      .expect(201);
    expect(await own()).not.toBeNull();
  });

  it('stay when the rows of others change, and go when one’s own do, on another process too [PERF-1] [REL-7]', async () => {
    const notified = (userId: string) =>
      elsewhere(
        `insert into notifications (user_id, kind, title_ar, title_en) values ($1, 'system', 'خبر', 'News')`,
        userId,
      );
    const changes = test.app.get(TableChanges);
    await untilKept('/api/notifications/unread-count');
    const before = changes.last;
    await notified(poster.userId);
    await until(() => !changes.areNone([`notifications ${poster.userId}`], before), 'the change to be heard');
    expect(await statementsOf('/api/notifications/unread-count')).toEqual([]);
    await notified(learner.userId);
    await until(
      async () => (await learner.agent.get('/api/notifications/unread-count')).body.count === 1,
      'one’s own news',
    );
  });

  it('are sent no more once the deadline of a vacancy has passed [JOB-1] [PERF-1]', async () => {
    const applicationDeadline = new Date(Date.now() + 30_000);
    const { id } = await aJob(test.em(), poster.userId, { applicationDeadline });
    await untilKept('/api/jobs');
    const { body } = await learner.agent.get('/api/jobs').expect(200);
    expect((body as { id: string }[]).map((job) => job.id)).toContain(id);
    const made = jest.spyOn(test.app.get(JobList), 'page');
    await learner.agent.get('/api/jobs').expect(200);
    expect(made).not.toHaveBeenCalled();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(applicationDeadline.getTime());
    try {
      await learner.agent.get('/api/jobs').expect(200);
      expect(made).toHaveBeenCalled();
    } finally {
      clock.mockRestore();
      made.mockRestore();
    }
  });

  it('tell no skill that has expired since it was read [JOB-2] [PERF-1]', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000);
    await elsewhere(
      `insert into user_skills (user_id, skill_id, skill_name, source, proficiency_level, expires_at)
       values ($1, 'css', 'CSS', 'self-stated', 3, $2)`,
      learner.userId,
      expiresAt,
    );
    const held = test.app.get(HeldSkillQueries);
    const holds = async () => (await held.ofUser(learner.userId)).some(({ skillId }) => skillId === 'css');
    await until(holds, 'the skill to be read');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(expiresAt.getTime());
    try {
      expect(await holds()).toBe(false);
    } finally {
      clock.mockRestore();
    }
  });

  describe('on two processes', () => {
    let admin: SignedInAgent;
    beforeAll(async () => {
      admin = await test.as('admin');
    });

    const onOther = (cookie: string) => supertest(other.getHttpServer()).get('/api/jobs').set('Cookie', cookie);

    /** Somebody whose answer the other process keeps, in a session beside that of their agent on the first one. */
    async function keptElsewhere() {
      const person = await test.as('instructor');
      const cookie = await testSessionCookie(test.app, { id: person.userId, role: 'instructor' });
      await until(async () => {
        statements.since();
        await onOther(cookie).expect(200);
        return statements.since().filter(isOfTables).length === 0;
      }, 'the answer to be kept');
      return { ...person, cookie };
    }

    it.each<[string, (person: Awaited<ReturnType<typeof keptElsewhere>>) => PromiseLike<unknown>]>([
      ['signed out', ({ cookie }) => test.anonymous().post('/api/auth/logout').set('Cookie', cookie).expect(204)],
      [
        'was suspended',
        ({ userId }) => admin.agent.put(`/api/admin/users/${userId}`).send({ isSuspended: true }).expect(200),
      ],
      [
        'has another password',
        ({ agent }) => agent.put('/api/profile/password').send({ newPassword: 'quite another phrase' }).expect(204),
      ],
    ])('are for nobody who %s on the other [AUTH-5] [AUTH-13] [REL-7]', async (_, end) => {
      const person = await keptElsewhere();
      await end(person);
      await until(async () => (await onOther(person.cookie)).status === 401, 'the session to be over');
    });

    it('are not those of the role that somebody had before [AUTH-7] [REL-7]', async () => {
      const { userId, cookie } = await keptElsewhere();
      const manages = async () =>
        ((await onOther(cookie)).body as { canManage: boolean }[]).every(({ canManage }) => canManage);
      expect(await manages()).toBe(false);
      await admin.agent.put(`/api/admin/users/${userId}`).send({ role: 'admin' }).expect(200);
      await until(manages, 'the answer of an administrator');
    });

    it('are new on each when the other changed them [REL-7] [PERF-1]', async () => {
      const { cookie } = await keptElsewhere();
      const { id } = await aJob(test.em(), poster.userId);
      const ids = async () => ((await onOther(cookie)).body as { id: string }[]).map((job) => job.id);
      await until(async () => (await ids()).includes(id), 'the vacancy to be listed');
    });
  });
});
