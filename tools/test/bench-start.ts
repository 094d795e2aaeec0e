import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findFreePort } from '@masar/local-postgres';
import { reportFailure, root, waitUntil } from '../workspace.ts';

/** PERF-7: the first start of a fresh clone, installation included, and a later one. */
const budget = { firstSeconds: 240, laterSeconds: 10 };

/** As on a machine with nothing but Node and npm: without the programs of this workspace and its settings. */
function plainEnvironment(port: number): NodeJS.ProcessEnv {
  const { PATH = '', ...environment } = process.env;
  const folders = PATH.split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const unset = { DATABASE_URL: '', DATA_DIR: '', DEMO_MODE: '', NODE_OPTIONS: '', PUBLIC_URL: '', SESSION_SECRET: '' };
  return { ...environment, ...unset, PATH: folders.join(delimiter), PORT: String(port) };
}

/** Seconds from `npm start` until the first page is there; the server is stopped again. */
async function secondsUntilFirstPage(clone: string, port: number): Promise<number> {
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], { cwd: clone, env: plainEnvironment(port), detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    const isShown = await waitUntil(async () => {
      if (child.exitCode !== null) throw new Error(output);
      const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
      return page !== undefined && page.ok && (await page.text()).includes('<html lang="ar"');
    }, 1_200_000);
    if (!isShown) throw new Error(output);
    return Math.round((performance.now() - startedAt) / 100) / 10;
  } finally {
    await stop(child);
  }
}

/** As Ctrl-C in a terminal, which reaches npm and everything below it. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  process.kill(-child.pid, 'SIGINT');
  await once(child, 'exit');
}

const folder = mkdtempSync(join(tmpdir(), 'masar-fresh-'));
try {
  const clone = join(folder, 'masar');
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', root, clone], { encoding: 'utf8' });
  if (status !== 0 || !existsSync(join(clone, 'package.json'))) throw new Error(stderr);
  const port = await findFreePort();
  const firstSeconds = await secondsUntilFirstPage(clone, port);
  const laterSeconds = await secondsUntilFirstPage(clone, port);
  const pass = firstSeconds <= budget.firstSeconds && laterSeconds <= budget.laterSeconds;
  console.log(JSON.stringify({ id: 'PERF-7', pass, figures: { firstSeconds, laterSeconds } }));
  process.exitCode = pass ? 0 : 1;
} catch (error) {
  reportFailure(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
