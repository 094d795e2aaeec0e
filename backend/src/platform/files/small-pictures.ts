import { createHash, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { uuidForm } from '#platform/database/is-uuid';
import { PictureTooLarge } from '#platform/errors/file.errors';
import { LimitedWork, TooHeavy } from '#platform/limited-work/limited-work';
import type { Wanted } from '#platform/pictures/foreign-picture';
import type { PictureSize } from '#platform/pictures/raster';
import { cleanedNow } from './cleaning/cleaning-rules.js';
import { FileStorage } from './file-storage.js';
import { drawSmall } from './small-picture.job.js';
import { StoredFile } from './stored-file.entity.js';

/** A picture that was drawn and stored, and has no row yet. */
export interface SmallPicture {
  storageKey: string;
  bytes: Uint8Array;
}

/** Photos and covers that people upload, small enough for every screen that shows them (CRS-13, PRF-5). */
@Injectable()
export class SmallPictures {
  constructor(
    private readonly work: LimitedWork,
    private readonly storage: FileStorage,
  ) {}

  /** Draws what was uploaded anew and stores it; before any transaction, because that takes its time. */
  async draw(bytes: Uint8Array, size: PictureSize): Promise<SmallPicture> {
    return this.store(await this.drawn(bytes, size));
  }

  /** Draws a photo whole, so that it fits into a square of that side and into so many bytes (ASG-1). */
  async drawWhole(bytes: Uint8Array, { side, most }: { side: number; most: number }): Promise<SmallPicture> {
    return this.store(await this.drawn(bytes, { width: side, height: side, isWhole: true, most }));
  }

  /** Stores what was drawn elsewhere, in the process that read the file it came in. */
  async store(drawn: Uint8Array): Promise<SmallPicture> {
    const storageKey = randomUUID();
    await this.storage.put(storageKey, drawn);
    return { storageKey, bytes: drawn };
  }

  /** Writes the row of a drawn picture, which may be nobody's own; bytes without one only cost room. */
  async keep(
    em: EntityManager,
    { storageKey, bytes }: SmallPicture,
    ownerId: string | null,
    name: string,
    { isPrivate = false } = {},
  ): Promise<string> {
    const file = em.create(StoredFile, {
      ownerId,
      name,
      mimeType: 'image/webp',
      size: bytes.length,
      storageKey,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      isPrivate,
      ...cleanedNow(),
    });
    await em.flush();
    return file.id;
  }

  private async drawn(bytes: Uint8Array, wanted: Wanted): Promise<Uint8Array> {
    try {
      return await this.work.run(drawSmall, { bytes, ...wanted });
    } catch (error) {
      // More than a process may take: no picture of anybody needs that.
      if (error instanceof TooHeavy) throw new PictureTooLarge();
      throw error;
    }
  }
}

/** Under this address everybody reads a stored picture. */
export const pictureAddress = (fileId: string): string => `/api/files/${fileId}`;

const ownAddress = new RegExp(`/api/files/(${uuidForm})$`);

/** The id of the stored file that an address names; undefined for one elsewhere. */
export const fileIdIn = (address: string | null | undefined): string | undefined => ownAddress.exec(address ?? '')?.[1];
