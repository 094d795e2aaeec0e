import { serverActorId } from '@masar/domain';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { rotateKeys } from './rotate-keys.js';

describe('npm run keys:rotate', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });
  const entries = async () =>
    (
      await client.query(
        `select l.actor_id, l.action, l.resource, d.before, d.after
           from audit_log l join audit_details d on d.entry_id = l.id order by l.sequence`,
      )
    ).rows;

  it('leaves no entry where no key signs [CRT-5] [CON-2]', async () => {
    expect(await rotateKeys(client)).toBe(0);
    expect(await entries()).toEqual([]);
  });

  it('writes into the audit log which keys it retired, as a deed of the command line [CRT-5] [CON-2] [SEC-8]', async () => {
    const { rows } = await client.query<{ id: string }>(
      `insert into signing_keys (id, algorithm, public_jwk, sealed_private_key) values ('print', 'EdDSA', '{}', 'sealed') returning id`,
    );
    expect(await rotateKeys(client)).toBe(1);
    const key = { id: rows[0]!.id, algorithm: 'EdDSA' };
    expect(await entries()).toEqual([
      {
        actor_id: serverActorId,
        action: 'rotate',
        resource: 'signing-keys',
        before: { signingKeys: [{ ...key, retiredAt: null }] },
        after: { signingKeys: [{ ...key, retiredAt: expect.any(String) }] },
      },
    ]);
    expect(await rotateKeys(client)).toBe(0);
  });
});
