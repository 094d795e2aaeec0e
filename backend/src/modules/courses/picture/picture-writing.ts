import { createHash, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type BundlePicture } from '#modules/bundles';
import { cleanedNow } from '#platform/files/cleaning/cleaning-rules';
import { safeFileName } from '#platform/files/file-name';
import { FileRemoval } from '#platform/files/file-removal';
import { FileStorage } from '#platform/files/file-storage';
import { StoredFile } from '#platform/files/stored-file.entity';
import { CoursePicture } from './course-picture.entity.js';

/** Pictures of courses as rows and stored files (CRS-12). */
@Injectable()
export class PictureWriting {
  constructor(
    private readonly storage: FileStorage,
    private readonly removal: FileRemoval,
  ) {}

  /** Makes these the pictures of the course. A changed one becomes a new file: browsers keep the former for ever. */
  async replace(
    em: EntityManager,
    {
      courseId,
      ownerId,
      pictures,
      isTrial = false,
    }: { courseId: string; ownerId: string; pictures: readonly BundlePicture[]; isTrial?: boolean },
  ): Promise<void> {
    const former = await em.find(CoursePicture, { courseId });
    const files = await em.find(StoredFile, { id: { $in: former.map(({ fileId }) => fileId) } });
    const digestOf = new Map(files.map(({ id, sha256 }) => [id, sha256]));
    const kept = new Map(former.map((row) => [`${row.path} ${digestOf.get(row.fileId)}`, row]));
    const added: (readonly [BundlePicture, string])[] = [];
    for (const picture of pictures) {
      const digest = createHash('sha256').update(picture.bytes).digest('hex');
      if (!kept.delete(`${picture.path} ${digest}`)) added.push([picture, digest]);
    }
    const gone = [...kept.values()];
    for (const row of gone) em.remove(row);
    await em.flush();
    await this.removal.remove(
      em,
      gone.map(({ fileId }) => fileId),
    );
    for (const [picture, sha256] of added) await this.add(em, { courseId, ownerId, picture, sha256, isTrial });
    await em.flush();
  }

  /** The bytes come first: a row without bytes would be a broken picture, bytes without a row only cost room. */
  private async add(
    em: EntityManager,
    {
      courseId,
      ownerId,
      picture,
      sha256,
      isTrial,
    }: { courseId: string; ownerId: string; picture: BundlePicture; sha256: string; isTrial: boolean },
  ): Promise<void> {
    const { path, mimeType, width, height, bytes } = picture;
    const storageKey = randomUUID();
    // A trial takes its rows back, and no bytes can be taken back with them.
    if (!isTrial) await this.storage.put(storageKey, bytes);
    const file = em.create(StoredFile, {
      ownerId,
      name: safeFileName(path),
      mimeType,
      size: bytes.length,
      storageKey,
      sha256,
      ...cleanedNow(),
    });
    await em.flush();
    em.create(CoursePicture, { courseId, fileId: file.id, path, width, height });
  }
}
