import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, startTemporaryPostgres, urlForDatabase } from '@masar/local-postgres';
import { MikroORM } from '@mikro-orm/postgresql';
import { noteDrill } from '#modules/operations';
import type { BackupManifest } from '#platform/backup/backup-manifest';
import { countRows, openSnapshot } from '#platform/backup/database-snapshot';
import { DiskBackupStorage } from '#platform/backup/disk-backup-storage';
import { restoreBackup } from '#platform/backup/restore-backup';
import { writeBackup } from '#platform/backup/write-backup';
import { type AppConfig, loadAppConfig } from '#platform/config/app-config';
import { fileStorageOf } from '#platform/files/configured-file-storage';
import { DiskFileStorage } from '#platform/files/disk-file-storage';
import type { FileStorage } from '#platform/files/file-storage';
import { migrate } from '#platform/migrations/migrate';
import { ormOptions } from '../../mikro-orm.config.js';
import { seed } from '../seeding.js';
import { folderDigests } from './drill/folder-digest.js';
import { startWriters } from './drill/steady-writers.js';
import { noteCommandIn } from './note-command.js';

/** A database and the folder of its files. */
interface Installation {
  databaseUrl: string;
  config: AppConfig;
  storage: FileStorage;
}

/**
 * REL-8: `npm run backup:drill` backs up what there is and restores it on a PostgreSQL of its own; then it backs up
 * that copy while others write into it, restores again into an empty database and an empty folder, and compares each
 * table with the moment of the backup. The real database only gets a line that says how it went.
 */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'masar-drill-'));
  const server = await startTemporaryPostgres();
  const installation = async (name: string): Promise<Installation> => {
    await createDatabase(server.adminUrl, name, { owner: 'masar' });
    return at(urlForDatabase(server.url, name), join(folder, name));
  };
  try {
    const copy = await installation('copy');
    const configured = at(process.env['DATABASE_URL']!, process.env['DATA_DIR']!);
    // What there is may lie in a bucket; the copies are files of this machine.
    const real = { ...configured, storage: await fileStorageOf(configured.config) };
    await fillFrom(real, copy);
    const writers = await startWriters(copy.databaseUrl);
    const commitsBefore = writers.commits();
    const startedAt = performance.now();
    const backup = await writeBackup({ ...copy, archives: new DiskBackupStorage(folder) });
    const backupMs = Math.round(performance.now() - startedAt);
    const writesMeanwhile = writers.commits() - commitsBefore;
    await writers.stop();
    const restored = await installation('restored');
    const restoreStartedAt = performance.now();
    await restore(backup.path, restored);
    const restoreMs = Math.round(performance.now() - restoreStartedAt);
    const { manifest } = backup;
    const tablesDiffering = await differing(restored.databaseUrl, manifest);
    const filesDiffering = await differingFiles(copy, restored);
    // Proves that the comparison sees writes: the source has moved on since the backup.
    const tablesChangedMeanwhile = (await differing(copy.databaseUrl, manifest)).length;
    const figures = {
      tables: manifest.tables.length,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: manifest.files.count,
      tasks: manifest.tasks.count,
      archiveBytes: backup.bytes,
      backupMs,
      restoreMs,
      writesMeanwhile,
      tablesChangedMeanwhile,
      tablesDiffering: tablesDiffering.length,
      filesDiffering,
    };
    const pass =
      writesMeanwhile > 0 && tablesChangedMeanwhile > 0 && tablesDiffering.length === 0 && filesDiffering === 0;
    console.log(JSON.stringify({ id: 'REL-8', pass, figures }));
    await noteOnList(real, pass, figures.rows);
    process.exitCode = pass ? 0 : 1;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function at(databaseUrl: string, dataDir: string): Installation {
  const config = loadAppConfig({
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
  });
  return { databaseUrl, config, storage: new DiskFileStorage(config) };
}

const withOrm = async (url: string, work: (orm: MikroORM) => Promise<unknown>): Promise<void> => {
  const orm = await MikroORM.init(ormOptions({ clientUrl: url }));
  try {
    await work(orm);
  } finally {
    await orm.close(true);
  }
};

const restore = (file: string, { databaseUrl, storage }: Installation): Promise<void> =>
  withOrm(databaseUrl, (orm) => restoreBackup({ file, orm, databaseUrl, storage }));

/** Says on the list when restoring was tried, for the health of the console. */
async function noteOnList({ databaseUrl }: Installation, isPassed: boolean, rows: number): Promise<void> {
  const client = await openSnapshot(databaseUrl);
  const { rows: found } = await client.query<{ isThere: boolean }>(
    `select to_regclass('backups') is not null as "isThere"`,
  );
  await client.end();
  if (!found[0]!.isThere) return;
  await withOrm(databaseUrl, (orm) => noteDrill(orm.em.fork(), isPassed, rows));
  await noteCommandIn(databaseUrl, { action: 'drill', resource: 'backups', after: { isPassed, rows } });
}

/** The real data, by a backup of it; the demo data where there is no database yet. */
async function fillFrom(real: Installation, copy: Installation): Promise<void> {
  const client = await openSnapshot(real.databaseUrl);
  const { rows } = await client.query<{ isMade: boolean }>(
    `select to_regclass('schema_migrations') is not null as "isMade"`,
  );
  await client.end();
  if (rows[0]!.isMade) {
    const { path } = await writeBackup({
      ...real,
      archives: new DiskBackupStorage(copy.config.backups.folder),
    });
    await restore(path, copy);
    return;
  }
  await withOrm(copy.databaseUrl, async (orm) => {
    await migrate(orm);
    await seed(orm, { ...copy.config, demoMode: true });
  });
}

/** Tables whose rows are other than the backup says. */
async function differing(databaseUrl: string, { tables }: BackupManifest): Promise<string[]> {
  const client = await openSnapshot(databaseUrl);
  try {
    const names: string[] = [];
    for (const table of tables) {
      const { rows, checksum } = await countRows(client, table);
      if (rows !== table.rows || checksum !== table.checksum) names.push(table.name);
    }
    return names;
  } finally {
    await client.end();
  }
}

async function differingFiles(one: Installation, other: Installation): Promise<number> {
  const [before, after] = await Promise.all([
    folderDigests(one.config.files.root),
    folderDigests(other.config.files.root),
  ]);
  return [...before].filter(([path, digest]) => after.get(path) !== digest).length;
}

await main();
