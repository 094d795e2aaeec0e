import { sql } from 'kysely';
import { type ReplicatedPostgres, startWithReplica } from '#testing/streaming-replica';
import { startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { ReadDatabase } from './read-database.js';
import { Transactions } from './transactions.js';

describe('a streaming replica', () => {
  let servers: ReplicatedPostgres;
  let test: TestApp;
  const database = (): ReadDatabase => test.app.get(ReadDatabase);
  const isReplica = sql<{ yes: boolean; at: Date }>`select pg_is_in_recovery() as yes, now() as at`;
  const asked = async (): Promise<boolean> => (await isReplica.execute(database().behind())).rows[0]!.yes;

  beforeAll(async () => {
    servers = await startWithReplica();
    const { primary, replica } = servers;
    test = await startTestApp({ DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url });
    // It is asked as soon as it has followed the migrations and the first heartbeat.
    await until(asked, 'the replica to be asked');
  });
  afterAll(async () => {
    await test.close();
    await servers.stop();
  });

  it('answers reads that bear lag, in the same types as the primary [OPS-5]', async () => {
    const here = await isReplica.execute(database().over());
    const there = await isReplica.execute(database().behind());
    expect([here.rows[0]?.yes, there.rows[0]?.yes]).toEqual([false, true]);
    expect(typeof there.rows[0]?.at).toBe(typeof here.rows[0]?.at);
  });

  it('has what was written on the primary, for lists and search [OPS-5]', async () => {
    const skills = sql<{ count: number }>`select count(*)::int from skills`;
    const [here, there] = [await skills.execute(database().over()), await skills.execute(database().behind())];
    expect(there.rows).toEqual(here.rows);
    await test.anonymous().get('/api/courses?limit=5').expect(200);
    await test.anonymous().get('/api/search?q=javascript').expect(200);
    expect(await asked()).toBe(true);
  });

  it('is not asked within a transaction, which sees what it wrote [OPS-5]', async () => {
    const within = await test.app.get(Transactions).run(async () => asked());
    expect(within).toBe(false);
  });

  it('fails over to the primary when it goes away, and a wrong question stays wrong [OPS-5]', async () => {
    await expect(sql`select nothing from nowhere`.execute(database().behind())).rejects.toThrow(/nowhere/);
    expect(await asked()).toBe(true);
    await servers.replica.stop();
    const answers = await Promise.all(Array.from({ length: 5 }, () => asked()));
    expect(answers).toEqual([false, false, false, false, false]);
    await test.anonymous().get('/api/courses?limit=5').expect(200);
    await test.anonymous().get('/api/health/ready').expect(200);
  });
});
