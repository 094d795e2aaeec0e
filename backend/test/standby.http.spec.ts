import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { type ReplicatedPostgres, startWithReplica } from '#testing/streaming-replica';
import { openSwitchedLine, type SwitchedLine } from '#testing/switched-line';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { Enrollment } from '../src/modules/courses/enrollment.entity.js';
import { aCourse } from '../src/modules/courses/testing/course.builder.js';

describe('a server whose connections lead to a standby after a failover', () => {
  let servers: ReplicatedPostgres;
  let line: SwitchedLine;
  let test: TestApp;
  let learner: SignedInAgent;
  beforeAll(async () => {
    servers = await startWithReplica();
    line = await openSwitchedLine(servers.primary.url);
    test = await startTestApp({ DATABASE_URL: line.url, DATABASE_DIRECT_URL: servers.primary.url });
    learner = await test.as('student');
  });
  afterAll(async () => {
    await test.close();
    await line.close();
    await servers.stop();
  });

  const enrol = async (courseId: string) =>
    learner.agent.post('/api/enrollments').set('Idempotency-Key', randomUUID()).send({ courseId });
  const aPublishedCourse = async () => (await aCourse().published().withLessons(1).saved(test.em())).course.id;
  const pool = () => test.app.get(MikroORM).em.getConnection().getNativeClient();

  it('refuses writes with 503 and a time to come back, and writes once the line leads to the primary again, though no connection was cut meanwhile [REL-2] [REL-6]', async () => {
    const courseId = await aPublishedCourse();
    await untilFollowed(servers);
    line.leadTo(servers.replica.url);
    line.cut();
    const answers = [];
    while (answers.length < 5) answers.push(await enrol(courseId));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
    expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['2']));
    // Reads are answered by the standby, and leave connections to it in the pool.
    expect((await learner.agent.get('/api/courses?limit=5')).status).toBe(200);
    line.leadTo(servers.primary.url);
    const next = [(await enrol(courseId)).status, (await enrol(courseId)).status];
    // The first may still meet a connection of the reads; with it all others are given up.
    expect([503, 201]).toContain(next[0]);
    expect([201, 409]).toContain(next[1]);
    expect(await test.em().count(Enrollment, { courseId })).toBe(1);
    const { totalCount, idleCount } = await pool();
    expect(totalCount - idleCount).toBe(0);
  });

  it('gives up connections to a database that was set to take no writes [REL-2] [REL-6]', async () => {
    const courseId = await aPublishedCourse();
    const admin = new pg.Client({ connectionString: servers.primary.adminUrl });
    await admin.connect();
    const name = new URL(servers.primary.url).pathname.slice(1);
    await admin.query(`alter database ${admin.escapeIdentifier(name)} set default_transaction_read_only = on`);
    line.cut();
    await until(async () => (await enrol(courseId)).headers['retry-after'] === '2', 'a write to be refused');
    expect((await enrol(courseId)).status).toBe(503);
    await admin.query(`alter database ${admin.escapeIdentifier(name)} reset default_transaction_read_only`);
    await admin.end();
    // Every connection that was made meanwhile would stay read-only for as long as it lives.
    await enrol(courseId);
    await enrol(courseId);
    expect(await test.em().count(Enrollment, { courseId })).toBe(1);
  });

  /** Rows that the standby lacks would be missing for another reason than the one under test. */
  async function untilFollowed({ primary, replica }: ReplicatedPostgres): Promise<void> {
    const ask = async (url: string, question: string) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ at: string }>(question);
      await client.end();
      return rows[0]!.at;
    };
    // What was committed may not be written to the log yet, where commits do not wait for that.
    const logged = await ask(primary.adminUrl, 'select pg_current_wal_insert_lsn()::text as at');
    await until(
      async () =>
        (await ask(replica.adminUrl, `select (pg_last_wal_replay_lsn() >= '${logged}'::pg_lsn)::text as at`)) ===
        'true',
      'the standby to follow',
    );
  }
});
