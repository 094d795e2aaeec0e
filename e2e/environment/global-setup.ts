import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@masar/local-postgres';
import { root, startMasar } from './masar-server.ts';

/**
 * A server for the run: the one at BASE_URL, else one of its own on an empty database, in demo mode, stopped at the
 * end. The journeys find it by BASE_URL, its database by DATABASE_URL or DATA_DIR.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  buildWhereMissing();
  if (process.env['BASE_URL']) return undefined;
  const begun: (() => Promise<void>)[] = [];
  const tearDown = async (): Promise<void> => {
    for (const stop of begun.reverse()) await stop();
  };
  try {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'masar-journeys-'));
    begun.push(async () => rmSync(dataDirectory, { recursive: true, force: true }));
    const database = await startTemporaryPostgres();
    begun.push(database.stop);
    const server = await startMasar({ databaseUrl: database.url, dataDirectory });
    begun.push(() => server.stop());
    process.env['BASE_URL'] = server.address;
    process.env['DATABASE_URL'] = database.url;
    process.env['DATA_DIR'] = dataDirectory;
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}

function buildWhereMissing(): void {
  const built = ['backend/dist/server/main.js', 'portal/dist/index.html', 'admin-console/dist/index.html'];
  if (built.every((file) => existsSync(join(root, file)))) return;
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
}
