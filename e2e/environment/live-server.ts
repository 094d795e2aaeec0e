import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@masar/domain';
import { startTemporaryPostgres } from '@masar/local-postgres';
import { startMasar } from './masar-server.ts';
import { type Newcomer, newcomer } from './newcomer.ts';
import { setUpSecondFactor } from './second-factor.ts';
import { withDatabase } from './with-database.ts';

/** A server as people run it for others: no demo people, no free places (READ-2). */
export interface LiveServer {
  address: string;
  /** Somebody who signed up, was given the role and signed in again; administrators with a second factor. */
  person: (role: Role) => Promise<Newcomer>;
  stop: () => Promise<void>;
}

export async function startLiveServer(): Promise<LiveServer> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'masar-live-'));
  const database = await startTemporaryPostgres();
  const environment = { DEMO_MODE: 'false', ALLOW_INSECURE_COOKIES: 'true' };
  const server = await startMasar({ databaseUrl: database.url, dataDirectory, environment });
  const { address } = server;
  return {
    address,
    async person(role) {
      const person = await newcomer(address, dataDirectory);
      if (role === 'student') return person;
      await withDatabase(
        (client) => client.query('update users set role = $1 where email = $2', [role, person.email]),
        database.url,
      );
      const { request, email, password } = person;
      await request.post('/api/auth/login', { data: { email, password } });
      if (role === 'admin') await setUpSecondFactor(person);
      const cookies = (await request.storageState()).cookies;
      return { ...person, cookies, identity: { ...person.identity, mockUserRole: role } };
    },
    async stop() {
      await server.stop();
      await database.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
