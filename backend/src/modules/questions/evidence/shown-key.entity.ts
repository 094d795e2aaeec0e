import { defineEntity, p } from '@mikro-orm/core';
import { decimal, id, idOf, moment } from '#platform/database/columns';

/**
 * Table `shown_keys`: of which questions of banks a quiz showed the key to anybody, and by which rules; one row for each
 * combination, without the person, so that it outlives accounts, papers, lessons and questions (EVD-8).
 */
export const ShownKeySchema = defineEntity({
  name: 'ShownKey',
  tableName: 'shown_keys',
  indexes: [
    { name: 'shown_keys_course_id_index', properties: ['courseId'] },
    {
      name: 'shown_keys_says_index',
      expression: 'create index shown_keys_says_index on shown_keys using gin (says)',
    },
    {
      name: 'shown_keys_once_unique',
      expression:
        'create unique index shown_keys_once_unique on shown_keys (question_id, version, course_id, lesson_id, pass_mark, attempts) nulls not distinct',
    },
  ],
  properties: {
    id: id(),
    questionId: p.uuid(),
    version: p.integer(),
    courseId: idOf('courses', 'cascade'),
    /** Absent for the final. */
    lessonId: p.uuid().nullable(),
    /** The loosest by which it was shown; percent. */
    passMark: decimal(5, 2),
    attempts: p.integer().nullable(),
    says: p.array<string>().columnType('text[]'),
    firstAt: moment(),
  },
});
