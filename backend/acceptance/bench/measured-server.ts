import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export interface MeasuredServer {
  url: string;
  process: ChildProcess;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

/** Starts a compiled script as a process of its own, as the server is started, and waits until it answers; the first time it fills its database. */
export async function startMeasured(
  script: string,
  execArgv: string[],
  environment: Record<string, string>,
): Promise<MeasuredServer> {
  const port = await freePort();
  const child = fork(script, [], {
    execArgv: [...inProduction.flags, ...execArgv],
    env: { ...process.env, ...inProduction.environment, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/api/health/ready`, child);
  return {
    url,
    process: child,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 3000; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the measured server ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the measured server did not answer within five minutes');
}

const backend = join(import.meta.dirname, '../..');

/** The server in the few files that the build makes of it, because what is measured is what runs in production. */
export const compiledServer = join(backend, 'dist/server/main.js');

/** A script that measures or calls in a process of its own, from its source. */
export const benchScript = (name: string): string => join(import.meta.dirname, `${name}.ts`);

/** How `npm start` and the image start the server: with limits to its memory, see docs/scaling.md. */
const inProduction = JSON.parse(readFileSync(join(backend, 'server-process.json'), 'utf8')) as {
  flags: string[];
  environment: Record<string, string>;
};
