import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '#platform/access/viewer';
import { FileNotFound } from '#platform/errors/file.errors';
import { StoredFile } from '#platform/files/stored-file.entity';
import { LessonAttachment } from '../lesson-attachment.entity.js';

/** Offers exactly these files beside the lesson, in this order: own uploads, or files that it offers already (CRS-4). */
export async function replaceAttachments(
  em: EntityManager,
  viewer: Viewer,
  lessonId: string,
  fileIds: string[],
): Promise<void> {
  const former = await em.find(LessonAttachment, { lessonId });
  const offered = new Set(former.map(({ fileId }) => fileId));
  const files = new Map((await em.find(StoredFile, { id: { $in: fileIds } })).map((file) => [file.id, file]));
  for (const attachment of former) em.remove(attachment);
  for (const [orderIndex, fileId] of [...new Set(fileIds)].entries()) {
    const file = files.get(fileId);
    const mayOffer = file?.ownerId === viewer.id || viewer.role === 'admin' || offered.has(fileId);
    if (!file || !mayOffer)
      throw new FileNotFound({}, { fields: [{ field: 'attachmentIds', code: 'files.not_found' }] });
    em.create(LessonAttachment, { lessonId, fileId, name: file.name, orderIndex });
  }
  await em.flush();
}
