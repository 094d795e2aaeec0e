import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPassword, readRememberedPort, rememberPort } from './cluster-folder.ts';
import { ensureCluster } from './create-cluster.ts';
import { onServer, urlForDatabase } from './databases.ts';
import { tryLock } from './file-lock.ts';
import { findFreePort, isPortFree } from './free-port.ts';
import { isAlive, readPostmaster, stopPostmaster } from './postmaster.ts';
import { answers, runServer, ServerDidNotStart } from './run-server.ts';
import type { ServerAccount } from './server-account.ts';
import { prepareServer, type ServerPrograms } from './server-command.ts';

/** The application's role and database; `postgres` is the superuser. */
const application = 'masar';

export interface LocalPostgresOptions {
  /** Folder for the cluster, its password, port and log; made when absent. */
  dataDirectory: string;
  /** Loopback port; the last used one or a free one when absent. */
  port?: number;
  /** false: fsync and its like are off, for databases that only tests use. */
  durable?: boolean;
  log?: (line: string) => void;
  /** Whose account runs the server; chosen by itself when absent. */
  account?: ServerAccount;
}

export interface LocalPostgres {
  /** The application's own database with the application's role. */
  url: string;
  /** Superuser, database `postgres`. */
  adminUrl: string;
  port: number;
  pid: number;
  /** Folder that holds the cluster; another one than asked for only where root had to run it as uid 65534. */
  dataDirectory: string;
  /** true when the server was already running, left by a killed parent or started by another command. */
  reused: boolean;
  /** Fast shutdown; returns when the process has ended. */
  stop: () => Promise<void>;
}

/** Starts PostgreSQL on the folder, or joins the one already running there (OPS-1). */
export async function startLocalPostgres(options: LocalPostgresOptions): Promise<LocalPostgres> {
  const log = options.log ?? (() => undefined);
  const programs = prepareServer(resolve(options.dataDirectory), options.account);
  const release = await waitForStartLock(programs.folder.lockFile);
  try {
    const password = readPassword(programs.folder);
    const running = await joinRunning(programs, password);
    const server = running ?? (await startAnew(programs, password, options, log));
    log(`PostgreSQL ${running ? 'was already running' : 'runs'} on 127.0.0.1:${server.port}`);
    const adminUrl = serverUrl(server.port, password);
    await ensureApplicationDatabase(adminUrl, password);
    const url = urlForDatabase(adminUrl.replace('//postgres:', `//${application}:`), application);
    return {
      ...server,
      dataDirectory: programs.folder.root,
      url,
      adminUrl,
      reused: Boolean(running),
      stop: () => stopPostmaster(server.pid),
    };
  } finally {
    release();
  }
}

async function waitForStartLock(file: string): Promise<() => void> {
  for (const limit = Date.now() + 90_000; Date.now() < limit; await sleep(50)) {
    const attempt = tryLock(file);
    if (attempt.taken) return attempt.release;
  }
  throw new Error(`Another process has been starting this database for too long (${file}).`);
}

function serverUrl(port: number, password: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/** A server of this very folder that lives and takes our password; one in the middle of stopping is waited for. */
async function joinRunning(
  { folder }: ServerPrograms,
  password: string,
): Promise<{ pid: number; port: number } | undefined> {
  for (const limit = Date.now() + 20_000; Date.now() < limit; await sleep(100)) {
    const found = readPostmaster(folder.cluster);
    if (!found || !isAlive(found.pid)) return undefined;
    if (found.port === 0) continue;
    const adminUrl = serverUrl(found.port, password);
    if ((await answers(adminUrl)) && (await servesFolder(adminUrl, folder.cluster))) return found;
    if (await isPortFree(found.port)) return undefined;
  }
  return undefined;
}

async function servesFolder(adminUrl: string, cluster: string): Promise<boolean> {
  const directory = await onServer(adminUrl, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0]?.data_directory;
  });
  return directory !== undefined && realpathSync(directory) === realpathSync(cluster);
}

/** Starts a server; what a killed one left behind (its lock, its children, its port) may need a few tries. */
async function startAnew(
  programs: ServerPrograms,
  password: string,
  options: LocalPostgresOptions,
  log: (line: string) => void,
): Promise<{ pid: number; port: number }> {
  ensureCluster(programs, log);
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort(options.port, readRememberedPort(programs.folder));
    try {
      const pid = await runServer(programs, {
        port,
        durable: options.durable ?? true,
        adminUrl: serverUrl(port, password),
      });
      rememberPort(programs.folder, port);
      return { pid, port };
    } catch (error) {
      const isWorthAnother = error instanceof ServerDidNotStart && (error.isLeftover || error.isPortTaken);
      if (!isWorthAnother || attempt === 20) throw error;
      if (attempt === 1) log('Waiting for what an earlier PostgreSQL left behind');
      await sleep(500);
    }
  }
}

async function choosePort(wanted: number | undefined, remembered: number | undefined): Promise<number> {
  if (wanted !== undefined) {
    if (await isPortFree(wanted)) return wanted;
    throw new Error(`Port ${wanted}, asked for PostgreSQL, is taken by another program.`);
  }
  return remembered !== undefined && (await isPortFree(remembered)) ? remembered : findFreePort();
}

/** An ordinary role owns the application's database, so that what needs a superuser shows at once. */
async function ensureApplicationDatabase(adminUrl: string, password: string): Promise<void> {
  await onServer(adminUrl, async (client) => {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [application]);
    if (role.rowCount === 0) {
      await client.query(`CREATE ROLE ${application} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
    }
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [application]);
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${application} OWNER ${application}`);
  });
}
