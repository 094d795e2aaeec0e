import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStorage } from '#platform/files/file-storage';
import { ArchiveWriter } from './archive-writer.js';
import {
  type BackupManifest,
  fileEntry,
  manifestEntry,
  type TableCopy,
  tableEntry,
  tasksEntry,
} from './backup-manifest.js';
import type { BackupStorage } from './backup-storage.js';
import {
  appliedMigrations,
  countRows,
  openSnapshot,
  sequencesOf,
  type SnapshotTable,
  tablesOf,
} from './database-snapshot.js';
import { columnList, tableName } from './table-checksum.js';
import { waitingTasks } from './waiting-tasks.js';

interface BackupOptions {
  databaseUrl: string;
  /** Where the uploaded files are. */
  storage: FileStorage;
  /** Where the archive goes. */
  archives: BackupStorage;
  /** Told the percentage that is done, from time to time. */
  onProgress?: (percent: number) => Promise<void> | void;
}

export interface WrittenBackup {
  name: string;
  /** A path, or an address of a bucket. */
  path: string;
  bytes: number;
  sha256: string;
  manifest: BackupManifest;
}

/** `masar-20261121T180302Z-3f9a1c.zip`: sorts by time and never meets another of the same second. */
const nameFor = (moment: Date): string =>
  `masar-${moment.toISOString().replace(/[-:]|\.\d+/g, '')}-${randomBytes(3).toString('hex')}.zip`;

/**
 * Writes the whole database as of one moment, the tasks that wait and the uploaded files into one archive (REL-8,
 * adr 0030). Everything streams, so memory stays flat; writers of the database are not held up.
 */
export async function writeBackup({
  databaseUrl,
  storage,
  archives,
  onProgress,
}: BackupOptions): Promise<WrittenBackup> {
  const name = nameFor(new Date());
  const snapshot = await openSnapshot(databaseUrl);
  const archive = await ArchiveWriter.create(archives, name);
  try {
    const manifest = await copyAll(snapshot, archive, storage, onProgress);
    archive.addBytes(manifestEntry, Buffer.from(JSON.stringify(manifest, null, 2)));
    return { name, path: archive.place, ...(await archive.finish()), manifest };
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await snapshot.end();
  }
}

async function copyAll(
  snapshot: pg.Client,
  archive: ArchiveWriter,
  storage: FileStorage,
  onProgress: BackupOptions['onProgress'],
): Promise<BackupManifest> {
  // The first statement that reads fixes the moment.
  const migrations = await appliedMigrations(snapshot);
  const takenAt = new Date().toISOString();
  const found = await tablesOf(snapshot);
  const total = found.reduce((sum, { bytes }) => sum + bytes, 1);
  const tables: TableCopy[] = [];
  let done = 0;
  for (const table of found) {
    tables.push(await copyTable(snapshot, archive, table));
    done += table.bytes;
    // The files are the last tenth.
    await onProgress?.(Math.floor((90 * done) / total));
  }
  return {
    format: 'masar-backup',
    version: 1,
    takenAt,
    migrations,
    tables,
    sequences: await sequencesOf(snapshot),
    tasks: await copyTasks(snapshot, archive),
    files: await copyFiles(snapshot, archive, storage),
  };
}

async function copyTable(snapshot: pg.Client, archive: ArchiveWriter, table: SnapshotTable): Promise<TableCopy> {
  const { name, columns } = table;
  // A select, for a table in partitions has no rows of its own to copy.
  const rows = snapshot.query(copyTo(`copy (select ${columnList(columns)} from ${tableName(name)}) to stdout`));
  const { sha256 } = await archive.add(tableEntry(name), rows);
  return { name, columns, ...(await countRows(snapshot, table)), sha256 };
}

async function copyTasks(snapshot: pg.Client, archive: ArchiveWriter): Promise<BackupManifest['tasks']> {
  let count = 0;
  async function* lines(): AsyncGenerator<Buffer> {
    for await (const task of waitingTasks(snapshot)) {
      count += 1;
      yield Buffer.from(`${JSON.stringify(task)}\n`);
    }
  }
  const { sha256 } = await archive.add(tasksEntry, Readable.from(lines()));
  return { count, sha256 };
}

const page = 500;

async function copyFiles(
  snapshot: pg.Client,
  archive: ArchiveWriter,
  storage: FileStorage,
): Promise<BackupManifest['files']> {
  const files: BackupManifest['files'] = { count: 0, bytes: 0, missing: [] };
  for (let after = ''; ;) {
    const { rows } = await snapshot.query<{ key: string }>(
      `select storage_key as key from stored_files where storage_key > $1 order by storage_key limit ${page}`,
      [after],
    );
    for (const { key } of rows) {
      const bytes = await storage.read(key);
      if (!bytes) {
        files.missing.push(key);
        continue;
      }
      // One file at a time: waiting for it keeps the next out of memory. Pictures and PDFs are compressed already.
      await archive.add(fileEntry(key), Readable.from([bytes]), { compress: false });
      files.count += 1;
      files.bytes += bytes.length;
    }
    if (rows.length < page) return files;
    after = rows.at(-1)!.key;
  }
}
