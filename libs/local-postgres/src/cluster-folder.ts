import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Paths inside the folder that holds one local database cluster and what belongs to it. */
export interface ClusterFolder {
  root: string;
  /** PGDATA. */
  cluster: string;
  /** The superuser's and the application role's password, readable by the owner only. */
  passwordFile: string;
  /** The port that was used last, so that addresses stay the same between starts. */
  portFile: string;
  logFile: string;
  lockFile: string;
}

export function clusterFolder(root: string): ClusterFolder {
  return {
    root,
    cluster: join(root, 'cluster'),
    passwordFile: join(root, 'password'),
    portFile: join(root, 'port'),
    logFile: join(root, 'server.log'),
    lockFile: join(root, 'starting.lock'),
  };
}

/** Makes the folder, private to its owner; says plainly when the place cannot be written. */
export function prepareFolder(folder: ClusterFolder): void {
  try {
    mkdirSync(dirname(folder.root), { recursive: true });
    mkdirSync(folder.root, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new Error(`The database folder ${folder.root} cannot be written: ${(cause as Error).message}`, { cause });
  }
}

/** Reads the password, making one (256 random bits) at the first start. */
export function readPassword(folder: ClusterFolder): string {
  if (!existsSync(folder.passwordFile)) {
    writeFileSync(folder.passwordFile, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  chmodSync(folder.passwordFile, 0o600);
  return readFileSync(folder.passwordFile, 'utf8').trim();
}

/** The port of the last start, if there was one. */
export function readRememberedPort(folder: ClusterFolder): number | undefined {
  if (!existsSync(folder.portFile)) return undefined;
  const port = Number(readFileSync(folder.portFile, 'utf8'));
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
}

export function rememberPort(folder: ClusterFolder, port: number): void {
  writeFileSync(folder.portFile, `${port}\n`);
}
