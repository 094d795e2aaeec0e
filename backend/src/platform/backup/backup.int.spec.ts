import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { FileStorage } from '#platform/files/file-storage';
import { QUEUE_OPTIONS } from '#platform/tasks/task-queue';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { ormOptions } from '../../../mikro-orm.config.js';
import { startWriters } from '../../commands/drill/steady-writers.js';
import { countRows, openSnapshot } from './database-snapshot.js';
import { DiskBackupStorage } from './disk-backup-storage.js';
import { restoreBackup } from './restore-backup.js';
import { writeBackup, type WrittenBackup } from './write-backup.js';

/** A file storage that a test looks into. */
class FilesInMemory extends FileStorage {
  readonly files = new Map<string, Uint8Array>();
  override put(key: string, bytes: Uint8Array): Promise<void> {
    this.files.set(key, bytes);
    return Promise.resolve();
  }
  override read(key: string): Promise<Uint8Array | undefined> {
    return Promise.resolve(this.files.get(key));
  }
  override delete(): Promise<void> {
    return Promise.reject(new Error('nothing is deleted here'));
  }
}

/** Its table counts its rows by a sequence. */
const index = `select search_put('discussion', gen_random_uuid(), null, '', '', $1, $1)`;
const picture = Buffer.from('not really a picture');

let source: TestDatabase;
let folder: string;
const storage = new FilesInMemory();
const opened: { close: () => Promise<unknown> }[] = [];

beforeAll(async () => {
  source = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'masar-backup-test-'));
  storage.files.set('abc123', picture);
  await ask(
    source.url,
    `insert into stored_files (name, mime_type, size, storage_key, sha256) values ('صورة', 'image/png', 20, 'abc123', $1)`,
    [createHash('sha256').update(picture).digest('hex')],
  );
  await ask(source.url, index, ['كلام']);
});

afterAll(async () => {
  for (const { close } of opened) await close();
  await source?.drop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

async function ask(url: string, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Restores into a database of its own and answers its address with what its file storage got. */
async function restored(file: string, target?: TestDatabase, replaceEverything = false) {
  const database = target ?? (await createTestDatabase());
  if (!target) opened.push({ close: () => database.drop() });
  const orm = await MikroORM.init(ormOptions({ clientUrl: database.url }));
  const files = new FilesInMemory();
  try {
    await restoreBackup({ file, orm, databaseUrl: database.url, storage: files, replaceEverything });
  } finally {
    await orm.close(true);
  }
  return { url: database.url, files: files.files };
}

async function differing(url: string, { manifest }: WrittenBackup): Promise<string[]> {
  const client = await openSnapshot(url);
  const names: string[] = [];
  for (const table of manifest.tables) {
    const { rows, checksum } = await countRows(client, table);
    if (rows !== table.rows || checksum !== table.checksum) names.push(table.name);
  }
  await client.end();
  return names;
}

describe('a backup', () => {
  it('taken under writes is one moment, and restores to it row by row and file by file [REL-8]', async () => {
    const writers = await startWriters(source.url);
    const before = writers.commits();
    const backup = await writeBackup({ databaseUrl: source.url, storage, archives: new DiskBackupStorage(folder) });
    for (const soFar = writers.commits(); writers.commits() < soFar + 5;) await new Promise((go) => setTimeout(go, 5));
    expect(writers.commits()).toBeGreaterThan(before);
    await writers.stop();

    const { url, files } = await restored(backup.path);
    expect(await differing(url, backup)).toEqual([]);
    expect(files).toEqual(storage.files);
    // The comparison can fail: the source has moved on.
    expect(await differing(source.url, backup)).toEqual(expect.arrayContaining(['notifications', 'users']));
    const [{ lost } = {}] = await ask(
      url,
      `select count(*) as lost from users u
       where (select count(*) from notifications n where n.user_id = u.id) <> 3`,
    );
    expect(lost).toBe('0');
  });

  it('leaves a database that works on: keys, triggers and counters are back [REL-8]', async () => {
    const backup = await writeBackup({ databaseUrl: source.url, storage, archives: new DiskBackupStorage(folder) });
    const { url } = await restored(backup.path);
    const shape = `
      select conname::text as name, pg_get_constraintdef(oid) as is from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass || '.' || tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1`;
    expect(await ask(url, shape)).toEqual(await ask(source.url, shape));
    await expect(
      ask(
        url,
        `insert into notifications (user_id, kind, title_ar, title_en)
      values (gen_random_uuid(), 'x', 'x', 'x')`,
      ),
    ).rejects.toMatchObject({ code: '23503' });
    await ask(url, index, ['كلام آخر']);
    expect(await ask(url, 'select id from search_documents order by id')).toEqual([{ id: '1' }, { id: '2' }]);
  });

  it('brings back the tasks that waited, and only those [REL-8] [REL-4]', async () => {
    const boss = new PgBoss({ connectionString: source.url, supervise: false, schedule: false });
    await boss.start();
    await boss.createQueue('mail.send', QUEUE_OPTIONS);
    const later = new Date(Date.now() + 3_600_000);
    const data = { to: 'sara@example.org', words: 'مرحبًا\n\\N' };
    const id = await boss.send('mail.send', data, { startAfter: later });
    const done = await boss.send('mail.send', { to: 'done@example.org' });
    await boss.cancel('mail.send', done!);
    await boss.stop({ graceful: false });
    const backup = await writeBackup({ databaseUrl: source.url, storage, archives: new DiskBackupStorage(folder) });
    expect(backup.manifest.tasks.count).toBe(1);
    const { url } = await restored(backup.path);
    expect(await ask(url, 'select id, name, data, state::text, start_after, retry_limit from pgboss.job')).toEqual([
      { id, name: 'mail.send', data, state: 'created', start_after: later, retry_limit: QUEUE_OPTIONS.retryLimit },
    ]);
  });

  it('is refused by a database with rows, until told to replace everything [REL-8]', async () => {
    const backup = await writeBackup({ databaseUrl: source.url, storage, archives: new DiskBackupStorage(folder) });
    const target = await createTestDatabase();
    opened.push({ close: () => target.drop() });
    await ask(target.url, `insert into users (email) values ('mine@example.org')`);
    await expect(restored(backup.path, target)).rejects.toThrow(/not empty \(users\)/);
    expect(await ask(target.url, 'select email from users')).toEqual([{ email: 'mine@example.org' }]);
    const { url } = await restored(backup.path, target, true);
    expect(await differing(url, backup)).toEqual([]);
  });

  it('that is cut short, altered or no backup at all changes nothing [REL-8]', async () => {
    const { path, bytes } = await writeBackup({
      databaseUrl: source.url,
      storage,
      archives: new DiskBackupStorage(folder),
    });
    await truncate(path, bytes - 100);
    await expect(restored(path)).rejects.toThrow(/not a whole backup/);
    await expect(restored(join(folder, 'nowhere.zip'))).rejects.toThrow(/There is no file/);
    await expect(restored(folder)).rejects.toThrow(/cannot be read: EISDIR/);

    const part = `${path}.here.1.part`;
    await writeFile(part, (await readFile(path)).subarray(0, 100));
    await expect(restored(part)).rejects.toThrow(/interrupted before it was whole/);

    const other = await writeBackup({ databaseUrl: source.url, storage, archives: new DiskBackupStorage(folder) });
    const content = await readFile(other.path);
    // The picture is not compressed: the only place where one letter can be changed and the archive stays readable.
    content.write('N', content.indexOf(picture));
    await writeFile(other.path, content);
    const target = await createTestDatabase();
    opened.push({ close: () => target.drop() });
    await expect(restored(other.path, target)).rejects.toThrow(/damaged|checksum/i);
    expect(await ask(target.url, 'select count(*)::int as rows from users')).toEqual([{ rows: 0 }]);
  });

  it('that fails half-way leaves nothing under its name [REL-8]', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'masar-backup-test-'));
    const broken = new FilesInMemory();
    broken.read = () => Promise.reject(new Error('the disk is gone'));
    await expect(
      writeBackup({ databaseUrl: source.url, storage: broken, archives: new DiskBackupStorage(empty) }),
    ).rejects.toThrow(/disk/);
    expect(await readdir(empty)).toEqual([]);
    await rm(empty, { recursive: true });
  });

  it('names files whose bytes are not there instead of failing [REL-8]', async () => {
    const { manifest } = await writeBackup({
      databaseUrl: source.url,
      storage: new FilesInMemory(),
      archives: new DiskBackupStorage(folder),
    });
    expect(manifest.files).toEqual({ count: 0, bytes: 0, missing: ['abc123'] });
  });
});
