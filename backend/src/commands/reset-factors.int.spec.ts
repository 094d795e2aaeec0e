import { serverActorId } from '@masar/domain';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { resetFactors } from './reset-factors.js';

describe('npm run admin:reset-factors', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let id: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ id: string }>(
      `insert into users (email, role, email_verified_at) values ('last@masar.test', 'admin', now()) returning id`,
    );
    id = rows[0]!.id;
    await client.query(`insert into recovery_codes (user_id, code_hash) values ($1, 'x')`, [id]);
    for (const [sid, sess] of [
      ['open', { passport: { user: { id, role: 'admin' } } }],
      ['waiting', { secondStep: { userId: id } }],
      ['of another', { passport: { user: { id: 'another' } } }],
    ])
      await client.query(`insert into sessions (sid, sess, expire) values ($1, $2, now() + interval '1 day')`, [
        sid,
        sess,
      ]);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const column = async (sql: string) => (await client.query<{ value: string }>(sql)).rows.map(({ value }) => value);

  it('says that there is no such account, and leaves no entry [IDM-1]', async () => {
    expect(await resetFactors(client, 'nobody@masar.test')).toBe(false);
    expect(await column('select action as value from audit_log')).toEqual([]);
  });

  it('takes factors and sessions of an account away, with an entry in the audit log [IDM-1] [SEC-8]', async () => {
    expect(await resetFactors(client, 'Last@masar.test')).toBe(true);
    expect(await column('select code_hash as value from recovery_codes')).toEqual([]);
    expect(await column('select sid as value from sessions')).toEqual(['of another']);
    const { rows } = await client.query('select actor_id, action, resource, resource_id from audit_log');
    expect(rows).toEqual([
      { actor_id: serverActorId, action: 'reset-second-factor', resource: 'users', resource_id: id },
    ]);
  });
});
