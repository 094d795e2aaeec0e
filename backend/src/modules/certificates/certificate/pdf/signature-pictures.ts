import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database';
import { FileStorage } from '#platform/files/file-storage';
import type { CertificatesTables } from '../../certificates.tables.js';

/** Pictures of signatures as they were uploaded (PAP-1). */
@Injectable()
export class SignaturePictures {
  constructor(
    private readonly database: ReadDatabase,
    private readonly storage: FileStorage,
  ) {}

  /** Its bytes; null without one, or where they are lost: then a name signs by itself. */
  async of(fileId: string | null): Promise<Uint8Array | null> {
    if (fileId === null) return null;
    const file = await this.database
      .over<CertificatesTables>()
      .selectFrom('stored_files')
      .select('storage_key')
      .where('id', '=', fileId)
      .executeTakeFirst();
    return (file && (await this.storage.read(file.storage_key))) ?? null;
  }
}
