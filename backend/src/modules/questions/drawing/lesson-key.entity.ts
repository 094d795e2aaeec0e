import { defineEntity, p } from '@mikro-orm/core';
import { id, idOf } from '#platform/database/columns';

/**
 * Table `lesson_keys`: prints of what lessons ask by themselves, and asked while anybody could join their course. Triggers
 * of `lessons` write it; what a lesson that is gone asked stays (EVD-8).
 */
export const LessonKeySchema = defineEntity({
  name: 'LessonKey',
  tableName: 'lesson_keys',
  indexes: [
    { name: 'lesson_keys_course_id_index', properties: ['courseId'] },
    {
      name: 'lesson_keys_says_index',
      expression: 'create index lesson_keys_says_index on lesson_keys using gin (says)',
    },
  ],
  uniques: [{ name: 'lesson_keys_lesson_id_unique', properties: ['lessonId'] }],
  properties: {
    id: id(),
    lessonId: p.uuid(),
    courseId: idOf('courses', 'cascade'),
    says: p.array<string>().columnType('text[]'),
  },
});
