import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { cleanedNow } from './cleaning/cleaning-rules.js';
import { FileStorage } from './file-storage.js';
import { ForeignFiles } from './foreign-files.js';
import { StoredFile } from './stored-file.entity.js';

/** A file that was looked at and cleaned, and is not kept yet. */
export type TakenFile = Awaited<ReturnType<ForeignFiles['taken']>>;

/** Uploading files: of lessons (CRS-4), and what people keep beside their projects (WRK-1). */
@Injectable()
export class FileService {
  constructor(
    private readonly transactions: Transactions,
    private readonly storage: FileStorage,
    private readonly foreign: ForeignFiles,
  ) {}

  /** Looks at a file and cleans it; before any transaction, because that takes its time. */
  async take(name: string, bytes: Uint8Array, mimeType?: string): Promise<TakenFile> {
    return this.foreign.taken(name, bytes, mimeType);
  }

  /** The bytes come first: a row without bytes would be a broken link, bytes without a row only cost room. */
  async keep(
    viewer: Viewer,
    { name, bytes, mimeType }: TakenFile,
    { isPrivate = false }: { isPrivate?: boolean } = {},
  ): Promise<StoredFile> {
    const storageKey = randomUUID();
    await this.storage.put(storageKey, bytes);
    return this.transactions.run(async (em) => {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const file = em.create(StoredFile, {
        ownerId: viewer.id,
        name,
        mimeType,
        size: bytes.length,
        storageKey,
        sha256,
        isPrivate,
        ...cleanedNow(),
      });
      await em.flush();
      return file;
    });
  }
}
