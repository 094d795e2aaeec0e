import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { answers, freePort, serve } from '#testing/server-process';
import { until } from '#testing/until';

describe('the server process', () => {
  let database: TestDatabase;
  let settings: Record<string, string>;
  beforeAll(async () => {
    database = await createTestDatabase();
    settings = {
      DATABASE_URL: database.url,
      DATA_DIR: await mkdtemp(join(tmpdir(), 'masar-process-')),
      ALLOW_INSECURE_COOKIES: 'true',
    };
  });
  afterAll(() => database.drop());

  it('closes everything on SIGTERM and ends with 0 [REL-5]', async () => {
    const port = await freePort();
    const { child, exited } = serve({ ...settings, PORT: String(port) });
    expect(await answers(`http://127.0.0.1:${port}/api/health/ready`)).toBe(true);
    child.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
  });

  it('takes calls on after SIGTERM for as long as it was told, says that it is not ready, keeps no connection, and refuses before it is gone [REL-5] [SCL-4]', async () => {
    const port = await freePort();
    const { child, exited } = serve({ ...settings, PORT: String(port), DRAIN_SECONDS: '10' });
    const address = `http://127.0.0.1:${port}/api`;
    expect(await answers(`${address}/health/ready`)).toBe(true);
    child.kill('SIGTERM');
    await until(
      async () => (await fetch(`${address}/health/ready`)).status === 503,
      'the server to say that it leaves',
    );
    const answer = await fetch(`${address}/courses?limit=1`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    const isRefused = (): Promise<boolean> =>
      fetch(`${address}/health/live`).then(
        () => false,
        () => true,
      );
    await until(isRefused, 'the server to refuse');
    expect(child.exitCode).toBeNull();
    expect((await exited)[0]).toBe(0);
  });

  it('names all problems of its configuration and ends with 1 [OPS-3]', async () => {
    const { exited, errors } = serve({ PORT: 'none', DATABASE_URL: 'x' });
    expect((await exited)[0]).toBe(1);
    expect(errors()).toMatch(/PORT[\s\S]*DATABASE_URL/);
  });

  it('refuses to run live on a database with demo users unless told to [READ-2]', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`insert into users (email, is_demo) values ('somebody@demo.masar.example', true)`);
    await client.end();
    const refused = serve({ ...settings, PORT: '0' });
    expect((await refused.exited)[0]).toBe(1);
    expect(refused.errors()).toMatch(/DEMO_MODE/);
    const port = await freePort();
    const told = serve({ ...settings, PORT: String(port), ALLOW_DEMO_DATABASE: 'true' });
    const isUp = await answers(`http://127.0.0.1:${port}/api/health/ready`);
    told.child.kill('SIGTERM');
    await told.exited;
    expect(isUp).toBe(true);
  });
});
