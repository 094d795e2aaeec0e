import type { AppConfig } from '#platform/config/app-config';
import type { BackupStorage } from './backup-storage.js';
import { DiskBackupStorage } from './disk-backup-storage.js';

/** Where the settings want archives to be; the client of buckets is loaded only where there is one (SCL-5). */
export async function backupStorageOf({ backups }: Pick<AppConfig, 'backups'>): Promise<BackupStorage> {
  if (!backups.bucket) return new DiskBackupStorage(backups.folder);
  const { S3BackupStorage } = await import('./s3-backup-storage.js');
  return new S3BackupStorage(backups.bucket);
}
