import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { MikroORM } from '@mikro-orm/core';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { FileStorage } from '#platform/files/file-storage';
import { migrate } from '#platform/migrations/migrate';
import { resumeTasks } from '#platform/tasks/resume-tasks';
import { ArchiveReader } from './archive-reader.js';
import { Digesting } from './archive-writer.js';
import { damaged } from './backup-failure.js';
import { type BackupManifest, storageKeyOf, type TableCopy, tableEntry, tasksEntry } from './backup-manifest.js';
import { countRows, openTransaction } from './database-snapshot.js';
import { emptyDatabase } from './empty-database.js';
import { withLoosenedTables } from './loosened-tables.js';
import { columnList, tableName } from './table-checksum.js';
import type { WaitingTask } from './waiting-tasks.js';

interface RestoreOptions {
  file: string;
  /** Of the database that is filled. */
  orm: MikroORM;
  databaseUrl: string;
  storage: FileStorage;
  /** Deletes what the database holds; otherwise only an empty one is filled. */
  replaceEverything?: boolean;
}

/**
 * Fills an empty database and the file storage from an archive. Every table is compared with the manifest, by the bytes
 * read and by the rows that then stand in the database; with the first difference nothing is changed (REL-8).
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupManifest> {
  const { file, orm, databaseUrl, storage } = options;
  const archive = await ArchiveReader.open(file);
  try {
    const { manifest } = archive;
    await emptyDatabase(databaseUrl, manifest, orm, options.replaceEverything ?? false);
    await migrate(orm, manifest.migrations);
    await inTransaction(databaseUrl, async (client) => {
      await withLoosenedTables(client, () => loadTables(client, archive));
      await setSequences(client, manifest);
      await restoreFiles(client, archive, storage);
    });
    await resumeTasks(databaseUrl, await readTasks(archive));
    return manifest;
  } finally {
    archive.close();
  }
}

async function inTransaction(databaseUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await openTransaction(databaseUrl, 'read committed');
  try {
    await work(client);
    await client.query('commit');
    // Without statistics the first questions would be answered slowly.
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

async function loadTables(client: pg.Client, archive: ArchiveReader): Promise<void> {
  for (const table of archive.manifest.tables) await loadTable(client, archive, table);
}

async function loadTable(client: pg.Client, archive: ArchiveReader, table: TableCopy): Promise<void> {
  const { name, columns, rows, checksum, sha256 } = table;
  // Some migrations write rows, which the archive has as well.
  await client.query(`delete from ${tableName(name)}`);
  const read = new Digesting();
  await pipeline(
    await archive.read(tableEntry(name)),
    read,
    client.query(copyFrom(`copy ${tableName(name)} (${columnList(columns)}) from stdin`)),
  );
  if (read.digest() !== sha256) throw damaged(tableEntry(name));
  const found = await countRows(client, table);
  if (found.rows !== rows || found.checksum !== checksum) throw damaged(`${name}: ${found.rows} / ${rows}`);
}

async function setSequences(client: pg.Client, { sequences }: BackupManifest): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last !== null) await client.query('select setval($1::regclass, $2)', [tableName(name), last]);
  }
}

async function restoreFiles(client: pg.Client, archive: ArchiveReader, storage: FileStorage): Promise<void> {
  for (const entry of archive.names) {
    const key = storageKeyOf(entry);
    if (key === undefined) continue;
    const bytes = await archive.readBytes(entry);
    const { rows } = await client.query<{ sha256: string }>('select sha256 from stored_files where storage_key = $1', [
      key,
    ]);
    if (rows[0]?.sha256 !== createHash('sha256').update(bytes).digest('hex')) throw damaged(entry);
    await storage.put(key, bytes);
  }
}

async function readTasks(archive: ArchiveReader): Promise<WaitingTask[]> {
  const text = (await archive.readBytes(tasksEntry)).toString('utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as WaitingTask);
}
