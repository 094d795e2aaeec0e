import { defineEntity, p } from '@mikro-orm/core';
import { id, idOf } from '#platform/database/columns';

/** Table `lesson_times`: what each person spent in each lesson, written by `count_learning` (LRN-1). */
export const LessonTimeSchema = defineEntity({
  name: 'LessonTime',
  tableName: 'lesson_times',
  indexes: [{ name: 'lesson_times_user_id_index', properties: ['userId'] }],
  uniques: [{ name: 'lesson_times_lesson_id_user_id_unique', properties: ['lessonId', 'userId'] }],
  checks: [{ name: 'lesson_times_seconds_check', expression: 'seconds >= 0' }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    lessonId: idOf('lessons', 'cascade'),
    seconds: p.integer().default(0),
  },
});
