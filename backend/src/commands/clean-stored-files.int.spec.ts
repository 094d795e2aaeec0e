import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { cleaningRules } from '#platform/files/cleaning/cleaning-rules';
import { DiskFileStorage } from '#platform/files/disk-file-storage';
import { LimitedWork } from '#platform/limited-work/limited-work';
import { aPhoto, pixels, secrets } from '#platform/pictures/testing/a-photo';
import { startTestApp, type TestApp } from '#testing/test-app';
import { cleanStoredFiles } from './clean-stored-files.js';

let app: TestApp;
let client: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.close();
});

const storage = () => new DiskFileStorage({ files: { root: join(app.dataDir, 'files'), bucket: undefined } });
/** A file as it was kept before anybody looked for places. */
async function stored(name: string, mimeType: string, bytes: Buffer): Promise<{ id: string; key: string }> {
  const [id, key] = [randomUUID(), randomUUID()];
  await storage().put(key, bytes);
  const digest = createHash('sha256').update(bytes).digest('hex');
  await client.query(
    'insert into stored_files (id, name, mime_type, size, storage_key, sha256) values ($1, $2, $3, $4, $5, $6)',
    [id, name, mimeType, bytes.length, key, digest],
  );
  return { id, key };
}

describe('files that were stored before', () => {
  it('lose the place of their camera once, under the same address, and nothing that had none [SEC-15]', async () => {
    const work = new LimitedWork();
    const photo = await stored('photo.jpg', 'image/jpeg', await aPhoto(64, 48));
    const upright = await stored('held.jpg', 'image/jpeg', await aPhoto(64, 48, 6));
    const clean = await pixels(20, 20).png();
    await stored('clean.png', 'image/png', clean);
    await stored('notes.txt', 'text/plain; charset=utf-8', Buffer.from('notes'));
    const broken = await stored('broken.jpg', 'image/jpeg', Buffer.from('no picture'));
    const progress: string[] = [];
    const run = () =>
      cleanStoredFiles({
        client,
        storage: storage(),
        work,
        onProgress: (done, all) => progress.push(`${done}/${all}`),
      });
    expect(await run()).toEqual({
      cleaned: 2,
      nothing: 2,
      missing: 0,
      left: [{ id: broken.id, name: 'broken.jpg' }],
    });
    expect(progress).toEqual(['5/5']);
    for (const { id, key } of [photo, upright]) {
      expect(await storage().read(key)).toBeUndefined();
      const { body } = await app.anonymous().get(`/api/files/${id}`).expect(200);
      for (const secret of secrets) expect((body as Buffer).includes(secret)).toBe(false);
    }
    const { rows } = await client.query<{ name: string; mime_type: string }>(
      'select name, mime_type from stored_files where id = $1',
      [upright.id],
    );
    expect(rows).toEqual([{ name: 'held.webp', mime_type: 'image/webp' }]);
    // It goes on where it was: only what could not be read is looked at again.
    expect(await run()).toMatchObject({ cleaned: 0, nothing: 0, left: [{ id: broken.id }] });
    // What earlier rules marked is looked at again, and what a server stores meanwhile is not.
    await client.query('update stored_files set cleaned_by = null where id = $1', [photo.id]);
    await client.query(`update stored_files set cleaned_by = ${cleaningRules - 1} where name = 'clean.png'`);
    expect(await run()).toMatchObject({ cleaned: 0, nothing: 2, left: [{ id: broken.id }] });
    expect(await run()).toMatchObject({ cleaned: 0, nothing: 0 });
    work.onApplicationShutdown();
  });
});
