import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@masar/local-postgres';

export const root = resolve(import.meta.dirname, '../..');

export interface MasarServerOptions {
  databaseUrl: string;
  /** Uploaded files and mails; a folder of the run's own. */
  dataDirectory: string;
  /** A free one when absent. */
  port?: number;
  /** More of the server's variables, see .env.example. */
  environment?: NodeJS.ProcessEnv;
  /** The built checkout whose server it is; what this one kept last when absent. */
  build?: string;
  /** Of Node; none when absent. */
  flags?: readonly string[];
}

export interface MasarServer {
  /** Where people reach it, e.g. http://localhost:40123. */
  address: string;
  port: number;
  pid: number;
  /** Ends it as an operator does, or at once with SIGKILL. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** At least 32 characters, as the server demands; known, so that tests can sign cookies of their own. */
export const sessionSecret = 'a secret that only the journeys use, nowhere else';

/** What `npm run build` kept last: a further build takes nothing from a server that runs on it. */
function keptBuild(): string {
  const current = resolve(root, '.builds/current');
  return existsSync(current) ? realpathSync(current) : root;
}

/** The compiled server; former builds have it in many files. */
function serverOf(build: string): string {
  const server = resolve(build, 'backend/dist/server/main.js');
  return existsSync(server) ? server : resolve(build, 'backend/dist/src/main.js');
}

/** Starts the compiled production server in demo mode and waits until it says that it is ready. */
export async function startMasar(options: MasarServerOptions): Promise<MasarServer> {
  const port = options.port ?? (await findFreePort());
  const address = `http://localhost:${port}`;
  const build = options.build ?? keptBuild();
  const child = spawn(
    process.execPath,
    // With the channel that `ipc` opens it leaves when this process is killed, instead of keeping the port.
    ['--import', resolve(root, 'tools/start/leave-with-parent.mjs'), ...(options.flags ?? []), serverOf(build)],
    {
      cwd: build,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: address,
        DATABASE_URL: options.databaseUrl,
        DATA_DIR: options.dataDirectory,
        DEMO_MODE: 'true',
        SESSION_SECRET: sessionSecret,
        LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
        ...options.environment,
      },
    },
  );
  const stop: MasarServer['stop'] = (signal = 'SIGTERM') => end(child, signal);
  try {
    await untilReady(child, `http://127.0.0.1:${port}`);
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
  return { address, port, pid: child.pid!, stop };
}

/** Ends only what hangs: seeding on a busy machine takes minutes. */
const patienceMilliseconds = 540_000;

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  for (const limit = Date.now() + patienceMilliseconds; Date.now() < limit; await sleep(50)) {
    if (hasEnded(child))
      throw new Error(`The server ended (${child.signalCode ?? child.exitCode}); see its words above.`);
    const isReady = await fetch(`${address}/api/health/ready`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error('The server was not ready within nine minutes.');
}

/** Returns when the process is gone; one that takes too long to leave is killed. */
async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill(signal);
  const isSlow = await Promise.race([ended.then(() => false), sleep(20_000, true, { ref: false })]);
  if (isSlow) child.kill('SIGKILL');
  await ended;
}
