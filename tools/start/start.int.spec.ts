import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, isAlive } from '@masar/local-postgres';
import { root, waitUntil } from '../workspace.ts';

/** Ends only what hangs. */
const patience = 240_000;

/** A run of `npm start` in a data folder of its own. */
class Start {
  output = '';
  readonly process: ChildProcess;
  readonly ended: Promise<unknown[]>;
  readonly port: number;

  constructor(port: number, dataDirectory: string) {
    this.port = port;
    this.process = spawn('node', ['tools/start.mjs'], { cwd: root, env: environment(port, dataDirectory) });
    this.ended = once(this.process, 'exit');
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
  }

  async ready(): Promise<this> {
    const isReady = await waitUntil(async () => {
      if (this.process.exitCode !== null) throw new Error(this.output);
      // People may be answered before the supervisor has noticed; a server that ends until then ends `npm start`.
      return (await this.get('/api/health/ready')).status === 200 && this.output.includes('Masar is running');
    }, patience);
    if (!isReady) throw new Error(this.output);
    return this;
  }

  async get(path: string): Promise<{ status: number; body: string }> {
    try {
      const response = await fetch(`http://127.0.0.1:${this.port}${path}`, { signal: AbortSignal.timeout(10_000) });
      return { status: response.status, body: await response.text() };
    } catch {
      return { status: 0, body: '' };
    }
  }

  /** Waits until people are served; fails with all that was said so far. */
  async serves(): Promise<void> {
    let last = 0;
    const isServed = await waitUntil(async () => {
      last = (await this.get('/api/courses?limit=1')).status;
      return last === 200;
    }, patience);
    if (!isServed) throw new Error(`Answers ${last} after:\n${this.output}`);
  }

  async stop(signal: NodeJS.Signals): Promise<number | null> {
    this.process.kill(signal);
    await this.ended;
    return this.process.exitCode;
  }
}

function environment(port: number, dataDirectory: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDirectory,
    DATABASE_URL: '',
    DEMO_MODE: '',
    NODE_OPTIONS: '',
  };
}

describe('npm start', () => {
  let dataDirectory: string;
  let port: number;
  let running: Start[];

  const start = async (): Promise<Start> => {
    const begun = new Start(port, dataDirectory);
    running.push(begun);
    return begun.ready();
  };
  const databasePid = (): number =>
    Number.parseInt(readFileSync(join(dataDirectory, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
  const serverPid = (): number => {
    const { stdout } = spawnSync('pgrep', ['-f', `backend/dist/server/main.js`], { encoding: 'utf8' });
    const pids = stdout.split('\n').filter(Boolean).map(Number);
    return (
      pids.find((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${dataDirectory}\0`)) ?? 0
    );
  };

  beforeAll(async () => {
    dataDirectory = mkdtempSync(join(tmpdir(), 'masar-start-'));
    port = await findFreePort();
    running = [];
  });

  afterAll(async () => {
    for (const { process: child } of running) child.kill('SIGTERM');
    await Promise.all(running.map(({ ended }) => ended));
    rmSync(dataDirectory, { recursive: true, force: true });
  });

  it('serves portal and API with demo data, keeps its secret private and stops cleanly [OPS-1]', async () => {
    const masar = await start();
    expect((await masar.get('/')).body).toContain('<html lang="ar" dir="rtl"');
    expect(JSON.parse((await masar.get('/api/courses?limit=1')).body)).toHaveLength(1);
    await waitUntil(() => masar.output.includes('Masar is running'), patience);
    expect(masar.output).toContain(`مسار يعمل الآن: http://localhost:${port}`);
    expect(statSync(join(dataDirectory, 'session-secret')).mode & 0o777).toBe(0o600);
    const database = databasePid();
    expect(await masar.stop('SIGINT')).toBe(0);
    expect(isAlive(database)).toBe(false);
    expect((await masar.get('/')).status).toBe(0);
  });

  it('says so when it already runs on the folder or when the port is taken [OPS-1]', async () => {
    const masar = await start();
    const second = spawnSync('node', ['tools/start.mjs'], {
      cwd: root,
      env: environment(port, dataDirectory),
      encoding: 'utf8',
    });
    expect(second.status).toBe(1);
    expect(second.stderr).toContain(`Masar already runs on the data folder ${dataDirectory}`);
    const elsewhere = join(dataDirectory, 'second');
    const third = spawnSync('node', ['tools/start.mjs'], {
      cwd: root,
      env: environment(port, elsewhere),
      encoding: 'utf8',
    });
    expect(third.status).toBe(1);
    expect(third.stderr).toContain(`Port ${port} is used by another program.`);
    expect(third.stderr).toContain(`المنفذ ${port}`);
    expect(await masar.stop('SIGTERM')).toBe(0);
  });

  it('starts again after it was killed, with the server gone and the database joined [OPS-1]', async () => {
    const killed = await start();
    const server = serverPid();
    const supervisor = Number(spawnSync('pgrep', ['-P', String(killed.process.pid)], { encoding: 'utf8' }).stdout);
    process.kill(supervisor, 'SIGKILL');
    await killed.ended;
    expect(killed.process.exitCode).toBe(1);
    const next = await start();
    expect(isAlive(server)).toBe(false);
    expect(next.output).toContain('PostgreSQL was already running');
    expect(await next.stop('SIGTERM')).toBe(0);
  });

  it('starts the database again when that is killed, and the server when that is [OPS-1, REL-6, REL-11]', async () => {
    const masar = await start();
    process.kill(databasePid(), 'SIGKILL');
    expect(await waitUntil(() => masar.output.includes('starting it again'), patience)).toBe(true);
    await masar.serves();
    const killed = serverPid();
    process.kill(killed, 'SIGKILL');
    expect(await waitUntil(() => masar.output.includes('The server ended (SIGKILL)'), patience)).toBe(true);
    await masar.serves();
    expect(serverPid()).not.toBe(killed);
    expect(await masar.stop('SIGTERM')).toBe(0);
  });
});
