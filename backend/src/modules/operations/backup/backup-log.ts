import type { EntityManager } from '@mikro-orm/postgresql';
import type { BackupStorage } from '#platform/backup/backup-storage';
import type { WrittenBackup } from '#platform/backup/write-backup';
import { Backup } from './backup.entity.js';

/** What the list says of an archive that is whole. */
export const writtenColumns = ({ name, bytes, sha256, manifest }: WrittenBackup) => ({
  status: 'done' as const,
  percent: 100,
  fileName: name,
  sizeBytes: bytes,
  sha256,
  rowsCount: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
  filesCount: manifest.files.count,
  seenAt: new Date(),
  finishedAt: new Date(),
});

/** Puts an archive that a command wrote onto the list. */
export async function noteBackup(em: EntityManager, written: WrittenBackup): Promise<void> {
  await em.insert(Backup, writtenColumns(written));
}

/** Puts a drill onto the list. */
export async function noteDrill(em: EntityManager, isPassed: boolean, rowsCount: number): Promise<void> {
  const finishedAt = new Date();
  await em.insert(Backup, { kind: 'drill', status: isPassed ? 'done' : 'failed', percent: 100, rowsCount, finishedAt });
}

/** Failures and drills on the list: lines without a file. */
const linesKept = 50;

/** Deletes the oldest archives of the list with their files, so that `keep` are left; of other lines the oldest, too. */
export async function forgetOldest(em: EntityManager, archives: BackupStorage, keep: number): Promise<void> {
  const oldest = await em.find(
    Backup,
    { kind: 'backup', status: 'done' },
    { orderBy: { createdAt: 'desc', id: 'desc' }, offset: keep },
  );
  for (const { id, fileName } of oldest) {
    if (fileName) await archives.delete(fileName);
    await em.nativeDelete(Backup, { id });
  }
  const lines = await em.find(
    Backup,
    { $or: [{ kind: 'drill' }, { status: 'failed' }] },
    { orderBy: { createdAt: 'desc', id: 'desc' }, offset: linesKept, fields: ['id'] },
  );
  await em.nativeDelete(Backup, { id: { $in: lines.map(({ id }) => id) } });
}
