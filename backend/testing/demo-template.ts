import { randomUUID } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { createDatabase, dropDatabase, onServer, urlForDatabase } from '@masar/local-postgres';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '../mikro-orm.config.js';
import { seed } from '../src/seeding.js';
import { copyOfTemplate, fromTestServer, type TestDatabase } from './database.js';

const name = 'masar_demo';

/** A database of its own with the demo data, and its files below `dataDir`, as a start in demo mode finds them. */
export async function createDemoDatabase(dataDir: string): Promise<TestDatabase> {
  await makeTemplateOnce();
  await cp(fromTestServer('TEST_SERVER_DEMO_FILES'), filesBelow(dataDir), { recursive: true });
  return copyOfTemplate(name);
}

/**
 * Seeding takes seconds, so it happens once in a run, for the first file that asks; most runs of a few files never do.
 * A lock keeps the other process waiting meanwhile, and the name appears only when all is there.
 */
async function makeTemplateOnce(): Promise<void> {
  const adminUrl = fromTestServer('TEST_SERVER_ADMIN_URL');
  await onServer(adminUrl, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('${name}'))`);
    const { rowCount } = await client.query(`select from pg_database where datname = '${name}'`);
    if (rowCount) return;
    const inMaking = `${name}_in_making`;
    await dropDatabase(adminUrl, inMaking);
    await createDatabase(adminUrl, inMaking, { template: fromTestServer('TEST_SERVER_STARTED'), owner: 'masar' });
    await seedDemo(urlForDatabase(fromTestServer('TEST_SERVER_URL'), inMaking));
    await client.query(`alter database ${inMaking} rename to ${name}`);
  });
}

async function seedDemo(url: string): Promise<void> {
  const root = fromTestServer('TEST_SERVER_DEMO_FILES');
  await rm(root, { recursive: true, force: true });
  const orm = await MikroORM.init(ormOptions({ clientUrl: url }));
  const session = { secret: randomUUID() + randomUUID(), cookieName: 'masar', secure: false };
  await seed(orm, { demoMode: true, files: { root }, session, database: { allowDemoData: true } });
  await orm.close(true);
}

/** Where the application keeps files, from its `DATA_DIR`. */
const filesBelow = (dataDir: string): string => `${dataDir}/files`;
