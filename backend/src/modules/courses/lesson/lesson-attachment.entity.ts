import { defineEntity, p } from '@mikro-orm/core';
import { id, idOf } from '#platform/database/columns';

/** Table `lesson_attachments`: files offered beside a lesson (CRS-4). */
export const LessonAttachmentSchema = defineEntity({
  name: 'LessonAttachment',
  tableName: 'lesson_attachments',
  indexes: [
    { name: 'lesson_attachments_lesson_id_order_index_index', properties: ['lessonId', 'orderIndex'] },
    { name: 'lesson_attachments_file_id_index', properties: ['fileId'] },
  ],
  properties: {
    id: id(),
    lessonId: idOf('lessons', 'cascade'),
    fileId: idOf('stored_files', 'restrict'),
    name: p.text(),
    /** Zero-based place in the list. */
    orderIndex: p.integer().default(0),
  },
});

export class LessonAttachment extends LessonAttachmentSchema.class {}
LessonAttachmentSchema.setClass(LessonAttachment);
