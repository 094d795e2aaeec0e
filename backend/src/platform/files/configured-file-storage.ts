import type { AppConfig } from '#platform/config/app-config';
import { DiskFileStorage } from './disk-file-storage.js';
import type { FileStorage } from './file-storage.js';

/** The storage that the settings ask for; the client of buckets is loaded only where there is one (SCL-5). */
export async function fileStorageOf(config: Pick<AppConfig, 'files'>): Promise<FileStorage> {
  const { bucket } = config.files;
  if (!bucket) return new DiskFileStorage(config);
  const { S3FileStorage } = await import('./s3-file-storage.js');
  return new S3FileStorage(bucket);
}
