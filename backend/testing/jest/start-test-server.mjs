import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createDatabase, startTemporaryPostgres, urlForDatabase } from '@masar/local-postgres';

const template = 'masar_template';

/** One PostgreSQL without fsync for the whole run, holding a migrated database that test files copy. */
export default async function startTestServer() {
  const server = await startTemporaryPostgres();
  globalThis.testServer = server;
  await createDatabase(server.adminUrl, template, { owner: 'masar' });
  migrate(urlForDatabase(server.url, template));
  process.env.TEST_SERVER_ADMIN_URL = server.adminUrl;
  process.env.TEST_SERVER_URL = server.url;
  process.env.TEST_SERVER_TEMPLATE = template;
}

/** In a process of its own: the migrations are TypeScript with decorators, which jest's setup does not compile. */
function migrate(url) {
  const loader = join(import.meta.dirname, '../../../tools/swc-loader.ts');
  const script = join(import.meta.dirname, 'migrate-template.ts');
  const result = spawnSync(process.execPath, ['--conditions=source', '--import', loader, script], {
    env: { ...process.env, DATABASE_URL: url, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(`The migrations of the test database failed:\n${result.stderr}`);
}
