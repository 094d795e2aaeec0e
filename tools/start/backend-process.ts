import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { KnownFailure, root } from '../workspace.ts';

/** The server as a child process. */
export interface Backend {
  /** Settles when the process has ended, with how it did. */
  ended: Promise<string>;
  /** SIGTERM, which lets requests and jobs finish (REL-5); SIGKILL when that takes too long. */
  stop: () => Promise<void>;
}

/** Flags and environment of the server's process: limits to its memory, see docs/scaling.md. */
const server = JSON.parse(readFileSync(join(root, 'backend/server-process.json'), 'utf8')) as {
  flags: string[];
  environment: NodeJS.ProcessEnv;
};

/** Starts the server of this build in a group of its own, so that Ctrl-C reaches it through us and in order. */
export function startBackend(build: string, environment: NodeJS.ProcessEnv): Backend {
  const preload = join(root, 'tools/start/leave-with-parent.mjs');
  const child = spawn(
    process.execPath,
    ['--import', preload, ...server.flags, join(build, 'backend/dist/server/main.js')],
    {
      cwd: root,
      env: { ...server.environment, ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    },
  );
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  return { ended, stop: () => stop(child, ended) };
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGTERM');
  const isSlow = await Promise.race([ended.then(() => false), sleep(20_000, true, { ref: false })]);
  if (isSlow) child.kill('SIGKILL');
  await ended;
}

/** Waits for the readiness answer; fails with the server's end when it dies first. */
export async function untilReady(backend: Backend, address: string, patience = 180_000): Promise<void> {
  let end: string | undefined;
  void backend.ended.then((how) => (end = how));
  for (const limit = Date.now() + patience; Date.now() < limit; await sleep(100)) {
    if (end !== undefined) throw serverDied(end);
    if (await isReady(address)) return;
  }
  throw new KnownFailure({
    ar: 'لم يصبح الخادم جاهزاً في الوقت المتوقع.',
    en: 'The server did not become ready in time.',
  });
}

/** The failure that ends `npm start` when the server goes away by itself; its own words stand above. */
export function serverDied(how: string): KnownFailure {
  return new KnownFailure({
    ar: `توقف الخادم (${how})؛ السبب أعلاه.`,
    en: `The server ended (${how}); the reason is above.`,
  });
}

async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/api/health/ready`, { signal: AbortSignal.timeout(2_000) });
    return response.ok;
  } catch {
    return false;
  }
}
