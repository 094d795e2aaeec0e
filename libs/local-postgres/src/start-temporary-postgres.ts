import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterFolder } from './cluster-folder.ts';
import { isAlive, readPostmaster, stopPostmaster } from './postmaster.ts';
import { isSameProcessRunning, processIdentity } from './process-identity.ts';
import { type LocalPostgres, startLocalPostgres } from './start-local-postgres.ts';

const prefix = 'masar-temporary-';
const starterFile = 'starter';

/** A server without fsync in a temporary folder, gone with `stop`; those of killed starters are swept away first. */
export async function startTemporaryPostgres(): Promise<LocalPostgres> {
  await sweepAbandoned();
  const parent = mkdtempSync(join(tmpdir(), prefix));
  writeFileSync(join(parent, starterFile), processIdentity(process.pid) ?? '');
  const server = await startLocalPostgres({ dataDirectory: join(parent, 'postgres'), durable: false });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

async function sweepAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const parent = join(tmpdir(), name);
    if (!name.startsWith(prefix) || !isAbandoned(parent)) continue;
    const postmaster = readPostmaster(clusterFolder(join(parent, 'postgres')).cluster);
    if (postmaster && isAlive(postmaster.pid)) await stopPostmaster(postmaster.pid);
    rmSync(parent, { recursive: true, force: true });
  }
}

/** Ours to remove: written by this user, and whoever wrote it runs no more. */
function isAbandoned(parent: string): boolean {
  try {
    return (
      statSync(parent).uid === process.getuid?.() &&
      !isSameProcessRunning(readFileSync(join(parent, starterFile), 'utf8'))
    );
  } catch {
    return false;
  }
}
