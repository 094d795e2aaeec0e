import { HeartbeatSchema } from '#platform/health/heartbeat.entity';
import { Heartbeats } from '#platform/health/heartbeats';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { Backup } from '../backup/backup.entity.js';
import type { AdminHealthResponse } from './admin-health.response.js';

let app: TestApp;
let admin: SignedInAgent;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app?.close());

async function measured(): Promise<AdminHealthResponse> {
  const { body } = await admin.agent.get('/api/admin/health').expect(200);
  return body as AdminHealthResponse;
}

const check = ({ checks }: AdminHealthResponse, name: string) => checks.find((one) => one.name === name);

/** A minute in the past with what was answered in it. */
async function minuteAgo(minutes: number, requests = 0, failures = 0): Promise<void> {
  const em = app.em();
  const minute = new Date(Math.floor(Date.now() / 60_000 - minutes) * 60_000);
  await em.upsert(HeartbeatSchema, { minute, requests, failures });
}

describe('GET /api/admin/health', () => {
  it('measures each part and says when backups were made and tried [DSH-4] [REL-8]', async () => {
    const before = await measured();
    expect(before.checks.map(({ name }) => name)).toEqual(['database', 'tasks', 'mail', 'disk', 'errors', 'backup']);
    expect(check(before, 'backup')).toEqual({ name: 'backup', state: 'strained', value: null });
    expect(before).toMatchObject({ lastBackupAt: null, lastDrillAt: null, lastDrillPassed: null });
    const em = app.em();
    const finishedAt = new Date();
    em.create(Backup, { status: 'done', fileName: 'x.zip', finishedAt });
    em.create(Backup, { kind: 'drill', status: 'done', finishedAt });
    await em.flush();
    const after = await measured();
    expect(check(after, 'backup')).toEqual({ name: 'backup', state: 'well', value: 0 });
    expect(after).toMatchObject({
      lastBackupAt: finishedAt.toISOString(),
      lastDrillAt: finishedAt.toISOString(),
      lastDrillPassed: true,
    });
    expect(after.percent).toBeGreaterThan(before.percent);
  });

  it('counts failed calls of the last hour, of all servers together [DSH-4]', async () => {
    await minuteAgo(59, 900, 90);
    await minuteAgo(30, 100, 10);
    await minuteAgo(61, 5000, 5000);
    const { failures, requests } = await app
      .em()
      .execute<{ failures: number; requests: number }[]>(
        `select sum(failures)::int as failures, sum(requests)::int as requests from heartbeats
         where minute > now() - interval '1 hour'`,
      )
      .then((rows) => rows[0]!);
    const value = Math.round((1000 * failures) / requests) / 10;
    expect(value).toBeGreaterThan(5);
    expect(check(await measured(), 'errors')).toEqual({ name: 'errors', state: 'failing', value });
  });

  it('measures uptime over restarts: minutes without a heartbeat are missing [DSH-4]', async () => {
    const em = app.em();
    await em.nativeDelete(HeartbeatSchema, {});
    for (const minutes of [0, 1, 2, 3, 4, 9]) await minuteAgo(minutes);
    // Of nine whole minutes since the first, five have a heartbeat; the clock may pass a minute meanwhile.
    expect(['55.56', '60.00']).toContain((await measured()).uptimePercent);
  });

  it('writes what it counted, and again when the database was away [DSH-4]', async () => {
    const em = app.em();
    await em.nativeDelete(HeartbeatSchema, {});
    const heartbeats = app.app.get(Heartbeats);
    await heartbeats.beat();
    await em.nativeDelete(HeartbeatSchema, {});
    for (let n = 0; n < 3; n += 1) await admin.agent.get('/api/categories').expect(200);
    await app.anonymous().get('/api/health/live').expect(200);
    await em.execute('alter table heartbeats rename to away');
    await heartbeats.beat();
    await em.execute('alter table away rename to heartbeats');
    await heartbeats.beat();
    const rows = await app.em().find(HeartbeatSchema, {});
    expect(rows.reduce((sum, { requests }) => sum + requests, 0)).toBe(3);
  });
});
