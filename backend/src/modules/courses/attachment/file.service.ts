import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { safeFileName } from '#platform/files/file-name';
import { FileStorage } from '#platform/files/file-storage';
import { StoredFile } from '#platform/files/stored-file.entity';
import { FileTypeRefused } from '../courses.errors.js';
import { mimeTypeOf } from './file-types.rules.js';

interface StoreOptions {
  isPrivate?: boolean;
  /** Where the caller found it out from the content; otherwise name and content decide. */
  mimeType?: string | undefined;
}

/** Uploading files: of lessons (CRS-4), and what people keep beside their projects (WRK-1). */
@Injectable()
export class FileService {
  constructor(
    private readonly transactions: Transactions,
    private readonly storage: FileStorage,
  ) {}

  /** The bytes come first: a row without bytes would be a broken link, bytes without a row only cost room. */
  async store(
    viewer: Viewer,
    givenName: string,
    bytes: Uint8Array,
    { isPrivate = false, mimeType: known }: StoreOptions = {},
  ): Promise<StoredFile> {
    const name = safeFileName(givenName);
    const mimeType = known ?? mimeTypeOf(name, bytes);
    if (!mimeType) throw new FileTypeRefused();
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
      });
      await em.flush();
      return file;
    });
  }
}
