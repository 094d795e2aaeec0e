import pg from 'pg';
import { createTestDatabase } from './database.js';

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('createTestDatabase', () => {
  it('gives every file a migrated database that no other file sees [REL-9]', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await query(one.url, 'CREATE TABLE only_here (n int)');
    const tables = await query<{ users: string | null; only_here: string | null }>(
      two.url,
      `SELECT to_regclass('users')::text AS users, to_regclass('only_here')::text AS only_here`,
    );
    expect(tables).toEqual([{ users: 'users', only_here: null }]);
    await Promise.all([one.drop(), two.drop()]);
    await expect(query(one.url, 'SELECT 1')).rejects.toThrow(/does not exist/);
  });
});
