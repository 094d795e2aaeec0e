import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { promoteAccount } from './promote-account.js';

describe('npm run admin:promote', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `insert into users (email, role, email_verified_at) values
        ('owner@masar.test', 'student', now()), ('invited@masar.test', 'instructor', null)`,
    );
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const roleOf = async (email: string) =>
    (await client.query<{ role: string }>('select role from users where email = $1', [email])).rows[0]?.role;
  const entries = async () => (await client.query(`select action, resource, resource_id from audit_log`)).rows;

  it('refuses an account whose address nobody has confirmed, and leaves no entry [AUTH-7] [AUTH-9]', async () => {
    expect(await promoteAccount(client, 'invited@masar.test')).toBe('unconfirmed');
    expect(await roleOf('invited@masar.test')).toBe('instructor');
    expect(await promoteAccount(client, 'nobody@masar.test')).toBe('unknown');
    expect(await entries()).toEqual([]);
  });

  it('makes the owner of a confirmed address an admin once, with an entry in the audit log [AUTH-7] [SEC-8]', async () => {
    await client.query(
      `insert into role_requests (user_id, role) select id, 'instructor' from users where email = 'owner@masar.test'`,
    );
    expect(await promoteAccount(client, 'Owner@masar.test')).toBe('promoted');
    // Nothing of theirs waits in the console any more.
    expect((await client.query('select status, decided_at is not null as is_decided from role_requests')).rows).toEqual(
      [{ status: 'approved', is_decided: true }],
    );
    expect(await promoteAccount(client, 'owner@masar.test')).toBe('already');
    expect(await roleOf('owner@masar.test')).toBe('admin');
    const { rows } = await client.query<{ id: string }>(`select id from users where email = 'owner@masar.test'`);
    expect(await entries()).toEqual([{ action: 'promote', resource: 'users', resource_id: rows[0]?.id }]);
    const details = await client.query('select before, after from audit_details');
    expect(details.rows).toEqual([{ before: { role: 'student' }, after: { role: 'admin' } }]);
  });
});
