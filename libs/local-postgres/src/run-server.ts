import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { onServer } from './databases.ts';
import { removeStalePidFile } from './postmaster.ts';
import { commandLine, type ServerPrograms } from './server-command.ts';

const largestLogBytes = 10_000_000;

export interface RunOptions {
  port: number;
  durable: boolean;
  adminUrl: string;
}

/** Why a start failed, in the server's own words; `isLeftover` when waiting for a dead server's rest may help. */
export class ServerDidNotStart extends Error {
  readonly lastLines: string;

  constructor(lastLines: string) {
    super(`PostgreSQL did not start:\n${lastLines}`);
    this.lastLines = lastLines;
  }

  get isLeftover(): boolean {
    // The last: lines of a killed server's own children, which may fill the log before the reason is in it.
    return /lock file .* already exists|shared memory block .* still in use|could not bind|unexpected postmaster exit/i.test(
      this.lastLines,
    );
  }

  get isPortTaken(): boolean {
    return /Address already in use|could not create any TCP\/IP sockets/i.test(this.lastLines);
  }
}

/** Starts postgres in a session of its own, so that Ctrl-C reaches us first, and waits until it answers. */
export async function runServer(programs: ServerPrograms, options: RunOptions): Promise<number> {
  const { folder, account } = programs;
  removeStalePidFile(folder.cluster);
  const logStart = rotateLog(folder.logFile);
  const log = openSync(folder.logFile, 'a', 0o600);
  const [command, args] = commandLine(programs, programs.postgres, serverArguments(folder.cluster, options));
  const child = spawn(command, args, {
    ...account.identity,
    cwd: folder.root,
    env: programs.environment,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let end: string | undefined;
  child.once('exit', (code, signal) => (end = `it ended with ${signal ?? code}`));
  child.once('error', (error) => (end = error.message));
  child.unref();
  for (const limit = Date.now() + 60_000; Date.now() < limit; await sleep(30)) {
    if (end !== undefined) throw new ServerDidNotStart(lastLines(folder.logFile, logStart) || end);
    if (await answers(options.adminUrl)) return child.pid!;
  }
  child.kill('SIGQUIT');
  throw new ServerDidNotStart(`no answer within a minute\n${lastLines(folder.logFile, logStart)}`);
}

/** Whether a server accepts our password there; it only does when it is ours. */
export async function answers(adminUrl: string): Promise<boolean> {
  try {
    await onServer(adminUrl, (client) => client.query('SELECT 1'));
    return true;
  } catch {
    return false;
  }
}

function serverArguments(cluster: string, { port, durable }: RunOptions): string[] {
  const settings: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 60,
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    min_wal_size: '32MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Keeps one previous log; returns the size at which this start's lines begin. */
function rotateLog(file: string): number {
  if (!existsSync(file)) return 0;
  const { size } = statSync(file);
  if (size < largestLogBytes) return size;
  renameSync(file, `${file}.1`);
  return 0;
}

function lastLines(file: string, from: number): string {
  const lines = readFileSync(file).subarray(from).toString('utf8').trim().split('\n');
  return lines.slice(-8).join('\n');
}
