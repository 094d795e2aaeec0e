import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, startTemporaryPostgres, urlForDatabase } from '@masar/local-postgres';

const migrated = 'masar_migrated';
const started = 'masar_started';

/**
 * One PostgreSQL without fsync for the whole run, holding the databases that test files copy. Who runs tests many times
 * over starts it once itself.
 */
export default async function startTestServer() {
  if (process.env.TEST_SERVER_URL) return;
  const server = await startTemporaryPostgres();
  globalThis.testServer = server;
  await createDatabase(server.adminUrl, migrated, { owner: 'masar' });
  run('migrate-template.ts', urlForDatabase(server.url, migrated));
  await createDatabase(server.adminUrl, started, { template: migrated, owner: 'masar' });
  run('start-on-template.ts', urlForDatabase(server.url, started));
  process.env.TEST_SERVER_ADMIN_URL = server.adminUrl;
  process.env.TEST_SERVER_URL = server.url;
  process.env.TEST_SERVER_MIGRATED = migrated;
  process.env.TEST_SERVER_STARTED = started;
  process.env.TEST_SERVER_DEMO_FILES = join(mkdtempSync(join(tmpdir(), 'masar-demo-files-')), 'files');
}

/** In a process of its own: what it loads is TypeScript with decorators, which jest's setup does not compile. */
function run(name, url) {
  const loader = join(import.meta.dirname, '../../../tools/swc-loader.ts');
  const script = join(import.meta.dirname, name);
  const result = spawnSync(process.execPath, ['--conditions=source', '--import', loader, script], {
    env: { ...process.env, DATABASE_URL: url, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(`${name} failed on the test database:\n${result.stderr}`);
}
