import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, updatedAt } from '#platform/database/columns';
import type { Quiz } from './quiz.js';

/** Table `lessons` (spec 3; CRS-4, LSN-1). */
export const LessonSchema = defineEntity({
  name: 'Lesson',
  tableName: 'lessons',
  // Not unique: putting lessons in another order passes through equal places.
  indexes: [{ name: 'lessons_course_id_order_index_index', properties: ['courseId', 'orderIndex'] }],
  uniques: [{ name: 'lessons_course_id_slug_unique', properties: ['courseId', 'slug'] }],
  checks: [
    { name: 'lessons_duration_check', expression: 'duration >= 0' },
    { name: 'lessons_order_index_check', expression: 'order_index >= 0' },
  ],
  properties: {
    id: id(),
    courseId: idOf('courses', 'cascade'),
    titleAr: p.text(),
    titleEn: p.text(),
    descriptionAr: p.text().nullable(),
    descriptionEn: p.text().nullable(),
    /** An mp4 file or a YouTube or Vimeo page. */
    videoUrl: p.text().nullable(),
    /** Seconds; shown as 10 minutes when missing (LSN-1). */
    duration: p.integer().nullable(),
    /** Zero-based place in the course. */
    orderIndex: p.integer(),
    createdAt: createdAt(),
    /** File name of an imported lesson, without language, e.g. `01-start` (CRS-5). */
    slug: p.text().nullable(),
    /** Markdown. */
    contentAr: p.text().nullable(),
    /** Markdown. */
    contentEn: p.text().nullable(),
    quiz: p.json<Quiz>().nullable(),
    /** Whether its quiz asks questions of banks; kept by a trigger of the table that says which (QB-2). */
    drawsQuestions: p.boolean().default(false),
    updatedAt: updatedAt(),
  },
});

export class Lesson extends LessonSchema.class {}
LessonSchema.setClass(Lesson);
