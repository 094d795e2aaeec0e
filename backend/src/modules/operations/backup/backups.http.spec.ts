import { createHash, randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type supertest from 'supertest';
import { DiskBackupStorage } from '#platform/backup/disk-backup-storage';
import { type Agent, type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { Backup } from './backup.entity.js';
import type { BackupResponse } from './backup.response.js';
import { forgetOldest } from './backup-log.js';

let app: TestApp;
let admin: SignedInAgent;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app?.close());

const folder = () => join(app.dataDir, 'backups');

async function finished(id: string): Promise<BackupResponse> {
  return until(async () => {
    const backup = (await admin.agent.get(`/api/admin/backups/${id}`).expect(200)).body as BackupResponse;
    return !['waiting', 'running'].includes(backup.status) && backup;
  }, 'the backup');
}

describe('/api/admin/backups', () => {
  it('makes one archive by a task, lists it, hands it out whole and writes down who took it [REL-8] [DSH-5] [SEC-8]', async () => {
    const begun = await admin.agent.post('/api/admin/backups').expect(201);
    expect(begun.body).toMatchObject({
      kind: 'backup',
      status: 'waiting',
      fileUrl: null,
      requestedByName: 'زهراء كاظم',
    });
    const again = await admin.agent.post('/api/admin/backups').expect(200);
    expect((again.body as BackupResponse).id).toBe((begun.body as BackupResponse).id);

    const backup = await finished((begun.body as BackupResponse).id);
    expect(backup).toMatchObject({ status: 'done', percent: 100, filesCount: 0 });
    expect(await readdir(folder())).toEqual([backup.fileName]);
    const list = await admin.agent.get('/api/admin/backups').expect(200).expect('Content-Range', 'backups 0-0/1');
    expect(list.body).toEqual([backup]);

    const file = await admin.agent.get(backup.fileUrl!).buffer(true).parse(bytes).expect(200);
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${backup.fileName}"`);
    expect(file.headers['cache-control']).toBe('private, no-store');
    expect(
      createHash('sha256')
        .update(file.body as Buffer)
        .digest('hex'),
    ).toBe(backup.sha256);
    // Asking twice is written down twice, though one backup was made.
    const log = await app
      .em()
      .execute<{ action: string }[]>(
        `select action from audit_log where resource = 'backups' and resource_id = ? and actor_id = ? order by sequence`,
        [backup.id, admin.userId],
      );
    expect(log.map(({ action }) => action)).toEqual(['create', 'create', 'download']);
  });

  it('deletes an archive with its file, and says when a file is gone [REL-8]', async () => {
    const { body } = await admin.agent.post('/api/admin/backups').expect(201);
    const backup = await finished((body as BackupResponse).id);
    await admin.agent.delete(`/api/admin/backups/${backup.id}`).expect(200, backup);
    expect(await readdir(folder())).not.toContain(backup.fileName);
    for (const address of [`/api/admin/backups/${backup.id}`, backup.fileUrl!]) {
      const { body: problem } = await admin.agent.get(address).expect(404);
      expect(problem).toMatchObject({ code: 'operations.backup_not_found' });
    }
    const em = app.em();
    const lost = em.create(Backup, { status: 'done', fileName: 'gone.zip' });
    await em.flush();
    const { body: problem } = await admin.agent.get(`/api/admin/backups/${lost.id}/file`).expect(404);
    expect(problem).toMatchObject({ code: 'operations.backup_file_not_found' });
    await admin.agent.delete(`/api/admin/backups/${randomUUID()}`).expect(404);
  });

  it('gives up a backup whose server was killed, so that the next can begin [REL-8]', async () => {
    const em = app.em();
    const longAgo = new Date(Date.now() - 10 * 60_000);
    const lost = em.create(Backup, { status: 'running', percent: 40, seenAt: longAgo });
    await em.flush();
    const { body } = await admin.agent.get(`/api/admin/backups/${lost.id}`).expect(200);
    expect(body).toMatchObject({ status: 'failed' });
    const next = await admin.agent.post('/api/admin/backups').expect(201);
    expect((next.body as BackupResponse).id).not.toBe(lost.id);
    await admin.agent.delete(`/api/admin/backups/${(next.body as BackupResponse).id}`);
    await finished((next.body as BackupResponse).id).catch(() => undefined);
    expect(await app.em().findOneOrFail(Backup, lost.id)).toMatchObject({ status: 'failed' });
  });

  it('keeps the newest archives only [REL-8]', async () => {
    const em = app.em();
    await em.nativeDelete(Backup, { kind: 'backup' });
    for (const day of [1, 2, 3]) {
      await writeFile(join(folder(), `${day}.zip`), 'x');
      em.create(Backup, { status: 'done', fileName: `${day}.zip`, createdAt: new Date(Date.UTC(2026, 0, day)) });
    }
    await em.flush();
    await forgetOldest(app.em(), new DiskBackupStorage(folder()), 2);
    expect((await app.em().find(Backup, {})).map(({ fileName }) => fileName).sort()).toEqual(['2.zip', '3.zip']);
    expect(await readdir(folder())).not.toContain('1.zip');
  });

  it('keeps the newest 50 lines about failures and drills [REL-8]', async () => {
    const em = app.em();
    await em.nativeDelete(Backup, {});
    for (let minute = 0; minute < 52; minute += 1) {
      const kind = minute % 2 ? ('drill' as const) : ('backup' as const);
      em.create(Backup, { kind, status: 'failed', createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)) });
    }
    em.create(Backup, { status: 'done', fileName: 'old.zip', createdAt: new Date(Date.UTC(2025, 0, 1)) });
    await em.flush();
    await forgetOldest(app.em(), new DiskBackupStorage(folder()), 7);
    const left = await app.em().find(Backup, {}, { orderBy: { createdAt: 'asc' } });
    expect([left.length, left[0]?.fileName, left[1]?.createdAt.getUTCMinutes()]).toEqual([51, 'old.zip', 2]);
  });

  it.each([
    ['GET', ''],
    ['POST', ''],
    ['GET', `/${randomUUID()}`],
    ['DELETE', `/${randomUUID()}`],
    ['GET', `/${randomUUID()}/file`],
  ] as const)('is for administrators: %s %s [SEC-1]', async (method, rest) => {
    const call = (agent: Agent) =>
      agent[method.toLowerCase() as 'get' | 'post' | 'delete'](`/api/admin/backups${rest}`);
    for (const role of ['student', 'volunteer', 'instructor'] as const)
      await call((await app.as(role)).agent).expect(403);
  });

  it('refuses ids that are none [API-6]', async () => {
    for (const rest of ['x', 'x/file']) await admin.agent.get(`/api/admin/backups/${rest}`).expect(400);
    await admin.agent.delete('/api/admin/backups/x').expect(400);
  });
});

/** Collects a binary answer. */
function bytes(response: supertest.Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
}
