import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The conventional unprivileged account, present on every Linux without a user entry being needed. */
const nobody = 65_534;

/** How a PostgreSQL program is started, given that it refuses to run as root. */
export interface ServerAccount {
  kind: 'self' | 'user-namespace' | 'nobody';
  /** Programs and arguments put before the command. */
  prefix: readonly string[];
  /** Set when the process has to change its user. */
  identity?: { uid: number; gid: number };
}

/**
 * An ordinary user runs PostgreSQL as himself. Root runs it in a user namespace in which his own uid shows as 65534,
 * so that his folders stay his; without user namespaces (some containers) it runs as uid 65534.
 */
export function chooseServerAccount(isRoot = process.getuid?.() === 0): ServerAccount {
  if (!isRoot) return { kind: 'self', prefix: [] };
  const prefix = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
  const probe = spawnSync(prefix[0]!, [...prefix.slice(1), 'true'], { stdio: 'ignore' });
  if (probe.status === 0) return { kind: 'user-namespace', prefix };
  return { kind: 'nobody', prefix: [], identity: { uid: nobody, gid: nobody } };
}

/** Whether that uid may walk to the path; the answer of the kernel, not a guess from mode bits. */
function canReach(path: string, identity: { uid: number; gid: number }): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...identity, stdio: 'ignore' }).status === 0;
}

/**
 * A folder that uid 65534 can reach and own in place of `folder` (which may lie under /root): the same one when it can,
 * else one under /var/tmp named after it, so that the next start finds it again.
 */
export function reachableFolder(folder: string, identity: { uid: number; gid: number }): string {
  if (canReach(dirname(folder), identity)) return folder;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const parent = existsSync('/var/tmp') ? '/var/tmp' : tmpdir();
  return join(parent, `masar-postgres-${name}`);
}

/** Copies the programs beside the data when uid 65534 cannot reach where they are installed. */
export function reachableNative(native: string, folder: string, identity: { uid: number; gid: number }): string {
  if (canReach(join(native, 'bin', 'postgres'), identity)) return native;
  const copy = join(folder, 'native');
  if (!existsSync(join(copy, 'bin', 'postgres'))) {
    mkdirSync(copy, { recursive: true });
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    giveTo(copy, identity);
  }
  return copy;
}

/** chown -R without following links. */
export function giveTo(path: string, identity: { uid: number; gid: number }): void {
  if (lstatSync(path).isSymbolicLink()) return;
  chownSync(path, identity.uid, identity.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const entry of readdirSync(path)) giveTo(join(path, entry), identity);
}
