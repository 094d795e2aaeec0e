import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import { CountOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { type BackupKind, backupKinds, type BackupStatus, backupStatuses } from './backup.entity.js';
import type { BackupRow } from './backup.queries.js';
import { shownStatus } from './backup.rules.js';

export class BackupResponse {
  @UuidOut() id!: string;
  @WordOut(backupKinds, { description: 'A drill restores and compares, and leaves no file' }) kind!: BackupKind;
  @WordOut(backupStatuses) status!: BackupStatus;
  @CountOut({ description: 'How far it has come, 0 to 100' }) percent!: number;
  @TextOut({ nullable: true, description: 'Null where a command made it' }) requestedByName!: string | null;
  @TextOut({ nullable: true, example: 'masar-20261121T180302Z-3f9a1c.zip' }) fileName!: string | null;
  /** Address of the download; null while there is none. */
  @TextOut({ nullable: true }) fileUrl!: string | null;
  @CountOut({ nullable: true }) sizeBytes!: number | null;
  @TextOut({ nullable: true, description: 'Hex digest of the file' }) sha256!: string | null;
  @CountOut({ nullable: true }) rowsCount!: number | null;
  @CountOut({ nullable: true }) filesCount!: number | null;
  @TimeOut() createdAt!: string;
  @TimeOut({ nullable: true }) finishedAt!: string | null;
}

export const toBackupResponse = (row: BackupRow): BackupResponse => ({
  id: row.id,
  kind: row.kind,
  status: shownStatus({ status: row.status, seenAt: new Date(row.seen_at) }, new Date()),
  percent: row.percent,
  requestedByName: row.requested_by_name || null,
  fileName: row.file_name,
  fileUrl: row.file_name && `/api/admin/backups/${row.id}/file`,
  sizeBytes: numberOrNull(row.size_bytes),
  sha256: row.sha256,
  rowsCount: numberOrNull(row.rows_count),
  filesCount: row.files_count,
  createdAt: isoTime(row.created_at),
  finishedAt: isoTimeOrNull(row.finished_at),
});

/** The database sends whole numbers of eight bytes as text. */
const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value));
