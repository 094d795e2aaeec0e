import pg from 'pg';
import { stretchOf } from '#platform/database/partition.rules';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { TimePartitions } from './time-partitions.js';

let app: TestApp;
let client: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await app?.close();
});

const partitionsOf = async (table: string): Promise<string[]> =>
  (
    await client.query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass order by 1`,
      [table],
    )
  ).rows.map(({ name }) => name);

const rowsIn = async (table: string): Promise<number> =>
  (await client.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]!.n;

const track = (createdAt: string) =>
  client.query(`insert into analytics (event, created_at) values ('language_changed', $1)`, [createdAt]);

const partitions = () => app.app.get(TimePartitions);

describe('partitions by time', () => {
  it('are there for now and for the time to come as soon as the server answers [SCL-1]', async () => {
    const month = stretchOf(new Date(), 'month', 2).starts.toISOString().slice(0, 7).replace('-', '');
    const day = stretchOf(new Date(), 'day', 3).starts.toISOString().slice(0, 10).replaceAll('-', '');
    expect(await partitionsOf('analytics')).toEqual(expect.arrayContaining([`analytics_${month}`, 'analytics_rest']));
    expect(await partitionsOf('live_events')).toEqual(expect.arrayContaining([`live_events_${day}`]));
  });

  it('are added ahead of time, once however often and from however many servers [SCL-1] [REL-7]', async () => {
    const then = new Date('2040-01-31T23:59:00Z');
    await Promise.all([partitions().addAll(then), partitions().addAll(then)]);
    const added = (await partitionsOf('analytics')).filter((name) => name.includes('2040'));
    expect(added).toEqual(['analytics_204001', 'analytics_204002', 'analytics_204003']);
  });

  it('take over the rows that came before them [SCL-1] [REL-1]', async () => {
    await track('2041-05-20T12:00:00Z');
    expect(await rowsIn('analytics_rest')).toBe(1);
    await partitions().addAll(new Date('2041-05-21T00:00:00Z'));
    expect(await rowsIn('analytics_rest')).toBe(0);
    expect(await rowsIn('analytics_204105')).toBe(1);
  });

  it('fail no row that is written while its partition is made [SCL-1] [SCL-4]', async () => {
    const writer = new pg.Client({ connectionString: app.databaseUrl });
    await writer.connect();
    const waiting = (count: number) =>
      until(async () => {
        const { rows } = await client.query<{ n: number }>(
          `select count(*)::int as n from pg_locks where not granted and database is not null`,
        );
        return rows[0]!.n >= count;
      }, `${count} to wait for a lock`);
    await client.query('begin');
    await track('2043-05-05T12:00:00Z');
    const added = partitions().addAll(new Date('2043-05-06T00:00:00Z'));
    await waiting(1);
    const written = writer
      .query(`insert into analytics (event, created_at) values ('language_changed', '2043-05-07T12:00:00Z')`)
      .then(
        () => undefined,
        (error: Error) => error.message,
      );
    await waiting(2);
    await client.query('commit');
    await added;
    const failure = await written;
    await writer.end();
    expect(failure).toBeUndefined();
    expect([await rowsIn('analytics_rest'), await rowsIn('analytics_204305')]).toEqual([0, 2]);
  });

  it('are dropped as a whole when all of them is old, and of the one in between the old rows go [SCL-1] [ANL-3]', async () => {
    await partitions().addAll(new Date('2021-01-01T00:00:00Z'));
    await track('2021-01-31T23:00:00Z');
    await track('2021-02-10T00:00:00Z');
    await track('2021-02-20T00:00:00Z');
    await track('1999-01-01T00:00:00Z');
    await partitions().forgetBefore('analytics', new Date('2021-02-15T00:00:00Z'));
    const left = (await partitionsOf('analytics')).filter((name) => name.includes('2021'));
    expect(left).toEqual(['analytics_202102', 'analytics_202103']);
    expect([await rowsIn('analytics_202102'), await rowsIn('analytics_rest')]).toEqual([1, 0]);
  });

  it('wait for a reader only briefly, and are dropped when it is done [SCL-1] [REL-5]', async () => {
    await partitions().addAll(new Date('2022-01-01T00:00:00Z'));
    await client.query('begin');
    await client.query('select from analytics limit 1');
    const dropped = partitions().forgetBefore('analytics', new Date('2022-02-01T00:00:00Z'));
    await new Promise((resolve) => setTimeout(resolve, 700));
    // Who writes does not stand behind it.
    await track('2022-03-01T00:00:00Z');
    await client.query('commit');
    await dropped;
    expect(await partitionsOf('analytics')).not.toContain('analytics_202201');
  });
});

describe('the migration to partitions', () => {
  let database: TestDatabase;
  afterAll(() => database?.drop());

  it('carries over what was there, both ways [SCL-1] [REL-9]', async () => {
    database = await createTestDatabase();
    const { MikroORM } = await import('@mikro-orm/postgresql');
    const { ormOptions } = await import('../../../mikro-orm.config.js');
    const orm = await MikroORM.init(ormOptions({ clientUrl: database.url }));
    const rows = new pg.Client({ connectionString: database.url });
    await rows.connect();
    try {
      await orm.migrator.down({ to: 'Migration20261126T1570_peer_reviews' });
      await rows.query(`insert into analytics (event, created_at) values ('a', '2020-02-02'), ('b', now())`);
      await rows.query(
        `insert into live_events (topics, kind, ids, written_in, horizon) values ('{forum:1}', 'k', '{}', 1, 1)`,
      );
      await orm.migrator.up();
      const found = `select event, tableoid::regclass::text as part from analytics order by event`;
      expect((await rows.query(found)).rows).toEqual([
        { event: 'a', part: 'analytics_before' },
        { event: 'b', part: 'analytics_before' },
      ]);
      await orm.migrator.down({ to: 'Migration20261126T1570_peer_reviews' });
      expect((await rows.query(found)).rows).toHaveLength(2);
      expect((await rows.query('select from live_events')).rowCount).toBe(1);
    } finally {
      await rows.end();
      await orm.close(true);
    }
  });
});
