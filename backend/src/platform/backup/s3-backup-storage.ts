import { PassThrough } from 'node:stream';
import { Bucket } from '#platform/bucket/bucket';
import type { BucketSettings } from '#platform/config/app-config';
import { BackupStorage, type NewArchive } from './backup-storage.js';

/** Archives in a bucket: the parts become an object when the last has come, never before (SCL-5). */
export class S3BackupStorage extends BackupStorage {
  private readonly bucket: Bucket;

  constructor(private readonly settings: BucketSettings) {
    super();
    this.bucket = new Bucket(settings);
  }

  begin(name: string): Promise<NewArchive> {
    const sink = new PassThrough();
    const put = this.bucket.putStream(nameOf(name), sink, 'application/zip');
    // Whoever still writes hears of it by the sink.
    put.catch((error: Error) => sink.destroy(error));
    return Promise.resolve({
      place: `${this.settings.url}/${nameOf(name)}`,
      sink,
      keep: () => put,
      abandon: async () => {
        sink.destroy(new Error('The archive was abandoned.'));
        await put.catch(() => undefined);
      },
    });
  }

  async open(name: string): ReturnType<BackupStorage['open']> {
    return this.bucket.readStream(nameOf(name));
  }

  async delete(name: string): Promise<void> {
    await this.bucket.delete(nameOf(name));
  }

  /** Parts of archives that never became one are for the bucket's own rule of expiry (docs/guides/backups.md). */
  sweep(): Promise<number> {
    return Promise.resolve(0);
  }
}

const nameOf = (name: string): string => `backups/${name}`;
