import { mkdtemp, readFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { answers, freePort, serve } from '#testing/server-process';
import { until } from '#testing/until';

const secrets = {
  email: 'zahra.private@school.example.org',
  password: 'a long private phrase',
  firstName: 'زهراءالخاصة',
  token: 'private-token-abcdefghijklmnop',
};
const { email, password, firstName, token } = secrets;

describe('what can be seen of a running server', () => {
  let database: TestDatabase;
  let server: ReturnType<typeof serve>;
  let publicUrl: string;
  let metricsPort: number;

  const call = (method: string, path: string, body?: object): Promise<Response> =>
    fetch(publicUrl + path, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie: `masar=s%3A${token}.signature`,
        'x-request-id': 'watched-call-1',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

  beforeAll(async () => {
    database = await createTestDatabase();
    const port = await freePort();
    metricsPort = await freePort();
    publicUrl = `http://127.0.0.1:${port}`;
    server = serve({
      DATABASE_URL: database.url,
      DATA_DIR: await mkdtemp(join(tmpdir(), 'masar-observation-')),
      ALLOW_INSECURE_COOKIES: 'true',
      PUBLIC_URL: publicUrl,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      // With it there are all figures that a server can have.
      DATABASE_REPLICA_URL: database.url,
      LOG_LEVEL: 'info',
      SLOW_STATEMENT_MS: '200',
    });
    expect(await answers(`${publicUrl}/api/health/ready`)).toBe(true);
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.exited;
    await database.drop();
  });

  it('logs calls as lines of JSON with their id, and nothing of what people typed [OPS-4]', async () => {
    await call('POST', '/api/auth/register', { email, password, firstName, lastName: 'x', isSixteenOrOlder: true });
    await call('POST', '/api/auth/login', { email, password });
    await call('POST', `/api/auth/reset-password?token=${token}`, { token, password });
    await call('POST', `/api/${token}`, { email });
    await call('PATCH', '/api/profile', { firstName });
    await call('GET', `/api/vr/rooms/${token}`);
    // A call is written down after it was answered.
    await until(() => server.log().includes('"/api/profile"'), 'the last call in the log');
    const lines = server.log().trim().split('\n');
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const calls = entries.filter(({ msg }) => msg === 'request');
    expect(calls.map(({ route, requestId }) => [route, requestId])).toEqual(
      ['/api/auth/register', '/api/auth/login', '/api/auth/reset-password', 'unknown', '/api/profile'].map((route) => [
        route,
        'watched-call-1',
      ]),
    );
    for (const secret of Object.values(secrets)) expect(server.log() + server.errors()).not.toContain(secret);
  });

  it('logs a slow statement with the route that asked it, without what people typed [OPS-6] [OPS-4]', async () => {
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await admin.query('begin');
    await admin.query('lock table users in access exclusive mode');
    const refused = call('POST', '/api/auth/login', { email, password });
    await until(async () => {
      const { rows } = await admin.query(
        `select 1 from pg_locks where not granted and relation = 'users'::regclass limit 1`,
      );
      return rows.length > 0;
    }, 'the login to wait for the table');
    await sleep(300);
    await admin.query('commit');
    await admin.end();
    expect((await refused).status).toBe(403);
    const line = await until(
      () =>
        server
          .log()
          .split('\n')
          .find((one) => one.includes('slow statement')),
      'the slow statement in the log',
    );
    expect(JSON.parse(line)).toMatchObject({
      route: 'POST /api/auth/login',
      requestId: 'watched-call-1',
      statement: expect.stringMatching(/users/) as string,
    });
    expect(line).not.toContain(email);
  });

  it('shows metrics on their own port only [OPS-4]', async () => {
    expect((await fetch(`${publicUrl}/metrics`)).headers.get('content-type')).not.toMatch(/version=/);
    expect((await fetch(`${publicUrl}/api/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/api/courses`)).status).toBe(404);
    const elsewhere = Object.values(networkInterfaces()).flatMap((addresses) =>
      (addresses ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal),
    );
    for (const { address } of elsewhere) {
      await expect(fetch(`http://${address}:${metricsPort}/metrics`)).rejects.toThrow();
    }
  });

  it('counts calls by route, however many addresses people try [OPS-4]', async () => {
    for (let tried = 0; tried < 30; tried += 1) {
      await call('GET', `/api/nothing-${tried}`);
      await call('GET', `/page-${tried}`);
      await call('GET', `/api/courses/${crypto.randomUUID()}`);
    }
    const counts = (await metrics()).match(/^masar_http_request_duration_seconds_count\{.*$/gm) ?? [];
    const of = (route: string): string[] => counts.filter((line) => line.includes(`route="${route}"`));
    expect(of('/api/courses/:id')).toEqual([expect.stringMatching(/method="GET".*status="404"\} 30$/)]);
    expect(of('unknown')).toEqual(expect.arrayContaining([expect.stringMatching(/method="GET".*\} 3\d$/)]));
    expect(of('pages')).toHaveLength(1);
    expect(counts.length).toBeLessThan(15);
    expect(counts.join()).not.toContain(token);
  });

  it('tells of memory, event loop, pools, tasks, mail and open lines [OPS-4]', async () => {
    // The mail of the registration, as soon as the task that writes it has run.
    const mail = /masar_tasks(_total)?\{kind="mail.send",(state="(waiting|active)"|outcome="done")\} 1/;
    let text = await metrics();
    for (let tries = 0; tries < 300 && !mail.test(text); tries += 1) {
      await sleep(100);
      text = await metrics();
    }
    expect(text).toMatch(mail);
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'masar_http_requests_in_flight 0',
      'masar_database_connections{pool="main",state="used"}',
      'masar_database_connections{pool="sessions",state="idle"}',
      'masar_database_waiting{pool="main"} 0',
      'masar_database_up 1',
      'masar_replica_up ',
      'masar_live_streams 0',
      'masar_room_lines 0',
    ]) {
      expect(text).toContain(`\n${name}`);
    }
  });

  it.each(['prometheus/alerts.yml', 'grafana/masar.json'])(
    'has every figure that %s asks for [OPS-4, SCL-8]',
    async (file) => {
      const text = await readFile(join(import.meta.dirname, '../../ops', file), 'utf8');
      const asked = [...text.matchAll(/\b(?:masar|process|nodejs)_\w+/g)].map(([name]) =>
        name.replace(/_(bucket|count|sum)$/, ''),
      );
      const shown = [...(await metrics()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
      expect(asked.length).toBeGreaterThan(8);
      expect(shown).toEqual(expect.arrayContaining(asked));
    },
  );

  it('has no figure of its own that the dashboard leaves out [SCL-8]', async () => {
    const dashboard = await readFile(join(import.meta.dirname, '../../ops/grafana/masar.json'), 'utf8');
    const own = [...(await metrics()).matchAll(/^# TYPE (masar_\w+)/gm)].map(([, name]) => name!);
    expect(own.length).toBeGreaterThan(8);
    expect(own.filter((name) => !dashboard.includes(name))).toEqual([]);
  });

  it('still answers when the database is gone, and says that it is [OPS-4]', async () => {
    await database.drop();
    // A scrape right after another has its answers.
    await until(async () => (await metrics()).includes('\nmasar_database_up 0'), 'the next scrape finds none');
    expect(await metrics()).not.toMatch(/masar_tasks\{/);
  });
});
