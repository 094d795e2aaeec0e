import { randomBytes } from 'node:crypto';
import { createDatabase, dropDatabase, urlForDatabase } from '@masar/local-postgres';

export interface TestDatabase {
  /** Connection string of the application's role. */
  url: string;
  /** Removes the database, whatever connections it still has. */
  drop: () => Promise<void>;
}

/**
 * A database of its own for one test file, copied from the run's template in some 50 ms: migrated and empty, or as the
 * first start of the application leaves it, with its reference rows and queues.
 * `const database = await createTestDatabase()` in beforeAll, `await database.drop()` in afterAll.
 */
export async function createTestDatabase(state: 'migrated' | 'started' = 'migrated'): Promise<TestDatabase> {
  return copyOfTemplate(fromTestServer(state === 'started' ? 'TEST_SERVER_STARTED' : 'TEST_SERVER_MIGRATED'));
}

/** A copy of one of the run's templates, under a name of its own. */
export async function copyOfTemplate(template: string): Promise<TestDatabase> {
  const adminUrl = fromTestServer('TEST_SERVER_ADMIN_URL');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await createDatabase(adminUrl, name, { template, owner: 'masar' });
  return {
    url: urlForDatabase(fromTestServer('TEST_SERVER_URL'), name),
    drop: () => dropDatabase(adminUrl, name),
  };
}

/** What the start of the run said of its server. */
export function fromTestServer(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: files that need a database are named *.int.spec.ts or *.http.spec.ts`);
  return value;
}
