import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { databaseFailure } from '#platform/errors/database-errors';
import { EventBus } from '#platform/events/event-bus';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { ormOptions } from '../../../mikro-orm.config.js';
import { Transactions } from './transactions.js';

/** Another session, as an administrator or a failover has it. */
async function onTheSide<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe('a pool of two places', () => {
  let database: TestDatabase;
  let orm: MikroORM;
  let transactions: Transactions;
  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await MikroORM.init(ormOptions({ clientUrl: database.url, pool: { max: 2 } }));
    transactions = new Transactions(orm, new EventBus());
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  const endAllOthers = () =>
    onTheSide(database.url, (client) =>
      client.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    );
  const placesTaken = async () => {
    const pool = await orm.em.getConnection().getNativeClient();
    return pool.totalCount - pool.idleCount;
  };
  const answers = () => transactions.run(async (em) => (await em.execute<{ one: number }[]>('select 1 as one'))[0]);

  it('has both again after fifty transactions that PostgreSQL ended in the middle [REL-6]', async () => {
    for (let round = 0; round < 50; round += 1) {
      const ended = transactions.run(async (em) => {
        await em.execute('select 1');
        await endAllOthers();
        await em.execute('select 1');
      });
      await expect(ended).rejects.toThrow();
    }
    expect(await placesTaken()).toBe(0);
    expect(await answers()).toEqual({ one: 1 });
  });

  it('has both again when the end comes while the work does something else, as reading a body [REL-6]', async () => {
    for (let round = 0; round < 4; round += 1) {
      const ended = transactions.run(async (em) => {
        await em.execute(`set local idle_in_transaction_session_timeout = '1ms'`);
        await orm.em.fork().execute('select pg_sleep(0.1)');
        await em.execute('select 1');
      });
      const failure: unknown = await ended.catch((error: unknown) => error);
      expect(databaseFailure(failure)?.status).toBe(503);
    }
    expect(await placesTaken()).toBe(0);
  });

  it('has both again when the commit is what fails [REL-6]', async () => {
    for (let round = 0; round < 4; round += 1) {
      const ended = transactions.run(async (em) => {
        await em.execute('select 1');
        await endAllOthers();
      });
      await expect(ended).rejects.toThrow();
    }
    expect(await placesTaken()).toBe(0);
    expect(await answers()).toEqual({ one: 1 });
  });

  it('has both again when a transaction cannot even begin [REL-6]', async () => {
    for (let round = 0; round < 4; round += 1) {
      await answers();
      const pool = await orm.em.getConnection().getNativeClient();
      // The end of the connection is not noticed before the pool hands it out.
      const client = await pool.connect();
      const query = client.query.bind(client);
      Object.assign(client, { query: () => Promise.reject(new Error('Connection terminated unexpectedly')) });
      client.release();
      await expect(answers()).rejects.toThrow(/terminated/);
      Object.assign(client, { query });
    }
    expect(await placesTaken()).toBe(0);
    expect(await answers()).toEqual({ one: 1 });
  });

  it('never calls a commit done that PostgreSQL answered by undoing [REL-6]', async () => {
    const careless = transactions.run(async (em) => {
      await em.execute(`insert into categories (id, name_ar, name_en, color) values ('lost', 'ت', 'C', '#000000')`);
      await em.execute('select 1 / 0').catch(() => undefined);
    });
    await expect(careless).rejects.toThrow(/was undone/);
    expect(await orm.em.fork().execute(`select 1 from categories where id = 'lost'`)).toEqual([]);
  });
});
