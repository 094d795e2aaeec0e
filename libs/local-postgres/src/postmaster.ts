import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The first lines of postmaster.pid, which a running server keeps in its data directory. */
export interface Postmaster {
  pid: number;
  port: number;
}

/** What the pid file says; undefined without one, or while it is still being written. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 ? { pid, port: port > 0 ? port : 0 } : undefined;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A process that ended but was not yet collected by its parent answers signals, although nothing of it runs. */
function isZombie(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

/** Whether any process works in the data directory; false where the system has no /proc to ask. */
function isDirectoryInUse(cluster: string): boolean {
  if (!existsSync('/proc')) return false;
  return readdirSync('/proc').some((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    try {
      return readlinkSync(`/proc/${entry}/cwd`) === cluster && !isZombie(Number(entry));
    } catch {
      return false;
    }
  });
}

/** Whether the pid of the file belongs to a PostgreSQL at all: after a restart of the machine it may be anybody's. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}

/**
 * Takes away a pid file that nobody stands behind any more. A server killed hard leaves one; PostgreSQL replaces it by
 * itself, except when its pid has meanwhile gone to another process.
 */
export function removeStalePidFile(cluster: string): void {
  const postmaster = readPostmaster(cluster);
  if (!postmaster || isDirectoryInUse(cluster)) return;
  if (isAlive(postmaster.pid) && isPostgres(postmaster.pid)) return;
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk; forced after `patience` ms. */
export async function stopPostmaster(pid: number, patience = 30_000): Promise<void> {
  signal(pid, 'SIGINT');
  if (await hasEnded(pid, patience)) return;
  signal(pid, 'SIGQUIT');
  if (await hasEnded(pid, 10_000)) return;
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function hasEnded(pid: number, patience: number): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(25)) {
    if (!isAlive(pid)) return true;
  }
  return !isAlive(pid);
}
