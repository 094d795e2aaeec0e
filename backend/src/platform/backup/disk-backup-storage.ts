import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupStorage, type NewArchive } from './backup-storage.js';
import { asideOf, sweepInterrupted } from './interrupted-archives.js';

/** Archives in a folder: written aside, flushed to the disk and renamed. */
export class DiskBackupStorage extends BackupStorage {
  constructor(private readonly folder: string) {
    super();
  }

  async begin(name: string): Promise<NewArchive> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const place = join(this.folder, name);
    const aside = asideOf(place);
    return {
      place,
      sink: createWriteStream(aside, { mode: 0o600, flush: true }),
      keep: async () => {
        await rename(aside, place);
        await flushFolder(this.folder);
      },
      abandon: () => rm(aside, { force: true }),
    };
  }

  async open(name: string): ReturnType<BackupStorage['open']> {
    const path = join(this.folder, name);
    const found = await stat(path).catch(() => undefined);
    return found && { bytes: found.size, content: createReadStream(path) };
  }

  async delete(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }

  async sweep(): Promise<number> {
    return sweepInterrupted(this.folder);
  }
}

/** The new name survives a power failure, too. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
