import { join } from 'node:path';
import { startLocalPostgres, tryLock } from '@masar/local-postgres';
import type { LocalSettings } from './local-settings.ts';

/**
 * Runs `work` with a database: DATABASE_URL when set, else that of a running `npm start`, else the local one, started
 * for this purpose and stopped afterwards.
 */
export async function withDatabase<T>(settings: LocalSettings, work: (url: string) => Promise<T>): Promise<T> {
  if (settings.databaseUrl !== undefined) return work(settings.databaseUrl);
  const dataDirectory = join(settings.dataDirectory, 'postgres');
  // Holding the lock keeps an `npm start` from joining a server that is about to be stopped.
  const lock = tryLock(join(settings.dataDirectory, 'start.lock'));
  const server = await startLocalPostgres({ dataDirectory });
  try {
    return await work(server.url);
  } finally {
    if (lock.taken) {
      await server.stop();
      lock.release();
    }
  }
}
