import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AppConfig } from '#platform/config/app-config';
import { FileStorage, storageKey } from './file-storage.js';

/** Files under DATA_DIR/files. A file appears whole or not at all: it is written aside and renamed. */
export class DiskFileStorage extends FileStorage {
  constructor(private readonly config: Pick<AppConfig, 'files'>) {
    super();
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.pathOf(key);
    const aside = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(aside, bytes, { flush: true });
    await rename(aside, path);
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    try {
      return await readFile(this.pathOf(key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    return join(this.config.files.root, key.slice(0, 2), storageKey(key));
  }
}
