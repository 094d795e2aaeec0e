import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { until } from './until.js';

const backend = join(import.meta.dirname, '..');

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

/** The server as a process of its own, run from its sources. */
export function serve(environment: Record<string, string>) {
  const loader = join(backend, '../tools/swc-loader.ts');
  const child = spawn(process.execPath, ['--conditions=source', '--import', loader, 'src/main.ts'], {
    cwd: backend,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', SESSION_SECRET: 'x'.repeat(40), ...environment },
  });
  let errors = '';
  let lines = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  child.stdout.on('data', (text: Buffer) => (lines += text.toString()));
  return {
    child,
    errors: () => errors,
    /** Its log so far. */
    log: () => lines,
    exited: once(child, 'exit') as Promise<[number | null]>,
  };
}

/** Waits until an address answers well. */
export const answers = (url: string): Promise<boolean> =>
  until(async () => (await fetch(url).catch(() => undefined))?.ok, url);
