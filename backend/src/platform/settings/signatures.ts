import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { AppError } from '#platform/errors/app-error';
import { InvalidInput } from '#platform/errors/platform.errors';
import { FileStorage } from '#platform/files/file-storage';
import { type SmallPicture, SmallPictures } from '#platform/files/small-pictures';
import { StoredFile } from '#platform/files/stored-file.entity';

/** More pixels of the longer side than paper shows. */
const size = { side: 800, most: 60_000 };

/** The signature below certificates: the organisation's own small copy of a picture that somebody chose (PAP-1). */
@Injectable()
export class Signatures {
  constructor(
    private readonly transactions: Transactions,
    private readonly storage: FileStorage,
    private readonly pictures: SmallPictures,
  ) {}

  /** Draws an open picture; before any transaction, because that takes its time. What is none is refused at its field. */
  async draw(fileId: string): Promise<SmallPicture> {
    const chosen = { id: fileId, isPrivate: false, mimeType: { $like: 'image/%' } };
    const file = await this.transactions.run((em) => em.findOne(StoredFile, chosen));
    const bytes = file && (await this.storage.read(file.storageKey));
    if (!bytes) throw refused({ code: 'field.invalid' });
    try {
      return await this.pictures.drawWhole(bytes, size);
    } catch (error) {
      if (error instanceof AppError && error.status === 422) throw refused(error);
      throw error;
    }
  }

  /** It stays on certificates when the account that chose it goes, so it is nobody's. */
  keep(em: EntityManager, picture: SmallPicture): Promise<string> {
    return this.pictures.keep(em, picture, null, 'signature.webp');
  }
}

const refused = ({ code, params }: Pick<AppError, 'code'> & Partial<AppError>): InvalidInput =>
  new InvalidInput({}, { fields: [{ field: 'signatureId', code, params }] });
