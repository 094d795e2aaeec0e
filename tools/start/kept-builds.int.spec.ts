import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { findFreePort, type LocalPostgres, startTemporaryPostgres } from '@masar/local-postgres';
import { root } from '../workspace.ts';
import { type Backend, startBackend, untilReady } from './backend-process.ts';
import { buildWhatChanged } from './build.ts';
import { currentBuild, keepBuild } from './kept-builds.ts';

/** Ends only what hangs. */
const patience = 480_000;

/** What a build writes, and what it empties before. */
const written = ['backend/dist', 'portal/dist', 'portal/dist-ssr', 'admin-console/dist'];

let checkout: string;

beforeEach(() => {
  checkout = realpathSync(mkdtempSync(join(tmpdir(), 'masar-builds-')));
});

afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  writeFileSync(join(checkout, file), content);
}

const empty = (): void => written.forEach((part) => rmSync(join(checkout, part), { recursive: true, force: true }));

describe('keepBuild', () => {
  const build = (text: string): string => {
    empty();
    write('portal/dist/index.html', text);
    write(`portal/dist/assets/page-${text}.js`, text);
    return keepBuild(checkout);
  };
  const builds = (): string[] => readdirSync(join(checkout, '.builds')).filter((name) => name !== 'current');
  /** As if it had been made so many days before. */
  const age = (folder: string, days: number): void => {
    const then = new Date(Date.now() - days * 86_400_000);
    utimesSync(folder, then, then);
  };

  it('leaves the files of the former build where they are and names the new one [OPS-7]', () => {
    const first = build('first');
    expect(currentBuild(checkout)).toBe(first);
    const second = build('second');
    expect(readFileSync(join(first, 'portal/dist/assets/page-first.js'), 'utf8')).toBe('first');
    expect(currentBuild(checkout)).toBe(second);
    expect(readFileSync(join(currentBuild(checkout), 'portal/dist/index.html'), 'utf8')).toBe('second');
  });

  it('keeps the same once, and goes back to it [OPS-7]', () => {
    const first = build('first');
    build('second');
    expect(build('first')).toBe(first);
    expect(currentBuild(checkout)).toBe(first);
    expect(builds()).toHaveLength(2);
  });

  it('deletes what a killed one left and former builds, but neither the newest two nor one that runs [OPS-7]', async () => {
    const [gone, run] = [build('gone'), build('run')];
    age(gone, 9);
    age(run, 8);
    mkdirSync(join(checkout, '.builds/begun-0'));
    const server: ChildProcess = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { cwd: run });
    await once(server, 'spawn');
    const [former, newest] = [build('former'), build('newest')];
    expect(builds().toSorted()).toEqual([run, former, newest].map((path) => basename(path)).toSorted());
    server.kill();
    await once(server, 'exit');
    build('one more');
    expect(existsSync(run)).toBe(false);
  });
});

describe('a build beside a running server', () => {
  let database: LocalPostgres;
  let server: Backend | undefined;
  let port: number;

  beforeAll(async () => {
    [database, port] = [await startTemporaryPostgres(), await findFreePort()];
  });

  afterEach(() => server?.stop());
  afterAll(() => database.stop());

  const start = async (build: string): Promise<void> => {
    server = startBackend(build, {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(checkout, 'data'),
      DATABASE_URL: database.url,
      DEMO_MODE: 'true',
      LOG_LEVEL: 'error',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SESSION_SECRET: 'a secret of this test alone, of enough letters',
    });
    await untilReady(server, `http://127.0.0.1:${port}`, patience);
  };
  const ask = (path: string, options: RequestInit = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(patience), ...options });
  /** What `npm run build` kept of this checkout, as if it had been built in one of its own. */
  const buildAs = (from: string): void => {
    for (const part of ['libs', 'backend', 'portal', 'admin-console'])
      cpSync(join(from, part), join(checkout, part), {
        recursive: true,
        filter: (file) => !file.endsWith('node_modules'),
      });
  };
  const codeOfWorker = 'backend/dist/src/platform/limited-work/worker-process.js';

  it('takes nothing from it: scripts, the renderer and workers that nobody asked for yet; a restart serves the new one [OPS-7]', async () => {
    buildAs(await buildWhatChanged(new AbortController().signal));
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
    symlinkSync(join(root, 'backend/node_modules'), join(checkout, 'backend/node_modules'));
    const first = keepBuild(checkout);
    await start(first);

    const files = readdirSync(join(first, 'portal/dist/assets'));
    empty();
    expect((await ask(`/assets/${files.find((name) => /^GradebookPage-.*\.js$/.test(name))}`)).status).toBe(200);

    buildAs(first);
    const marked = readFileSync(join(first, 'portal/dist/index.html'), 'utf8').replace(
      '<head>',
      '<head><!-- second -->',
    );
    write('portal/dist/index.html', marked);
    write(codeOfWorker, 'process.exit(1);');
    write('portal/dist-ssr/renderer.js', 'throw new Error("of the second build");');
    for (const name of files.filter((file) => file.endsWith('.js'))) rmSync(join(checkout, 'portal/dist/assets', name));
    const second = keepBuild(checkout);
    expect(second).not.toBe(first);

    const answers = await Promise.all(files.map((name) => ask(`/assets/${name}`)));
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
    const [course] = (await (await ask('/api/courses?limit=1')).json()) as { id: string }[];
    expect(await (await ask(`/courses/${course!.id}`)).text()).toMatch(/<h1[^>]*>/);
    expect(await (await ask('/app-shell')).text()).not.toContain('second');
    expect((await ask('/console')).status).toBe(200);
    const signedIn = await ask('/api/auth/demo-login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ role: 'student' }),
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const cv = await ask('/api/profile/cv', { headers: { cookie } });
    expect([cv.status, cv.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);

    await server!.stop();
    await start(currentBuild(checkout));
    expect(await (await ask('/app-shell')).text()).toContain('second');
  });
});
