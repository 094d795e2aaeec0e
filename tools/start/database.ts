import { join } from 'node:path';
import { isAlive, startLocalPostgres } from '@masar/local-postgres';
import type { LocalSettings } from '../local-settings.ts';

/** Where the server's database is, and how to end it when it is ours. */
export interface Database {
  url: string;
  stop: () => Promise<void>;
}

/** The external PostgreSQL when one is named, else the local one, which is started again should it be killed. */
export async function openDatabase({ databaseUrl, dataDirectory }: LocalSettings): Promise<Database> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: () => Promise.resolve() };
  const options = { dataDirectory: join(dataDirectory, 'postgres'), log: console.log };
  let server = await startLocalPostgres(options);
  let restart: Promise<void> | undefined;
  const watch = setInterval(() => {
    if (restart || isAlive(server.pid)) return;
    console.error('PostgreSQL ended by itself; starting it again.');
    restart = startLocalPostgres({ ...options, port: server.port })
      .then((next) => void (server = next))
      .catch((error: unknown) => console.error(error))
      .finally(() => (restart = undefined));
  }, 500);
  return {
    url: server.url,
    stop: async () => {
      clearInterval(watch);
      await restart;
      await server.stop();
    },
  };
}
