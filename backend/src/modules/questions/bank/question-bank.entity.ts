import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, updatedAt } from '#platform/database/columns';

/** Table `question_banks`: questions of a course or of an instructor, never of both (QB-1). */
export const QuestionBankSchema = defineEntity({
  name: 'QuestionBank',
  tableName: 'question_banks',
  indexes: [
    listIndex('question_banks', 'created_at', 'created_at desc, id desc'),
    { name: 'question_banks_course_id_index', properties: ['courseId'] },
    { name: 'question_banks_owner_id_index', properties: ['ownerId'] },
  ],
  uniques: [{ name: 'question_banks_course_id_slug_unique', properties: ['courseId', 'slug'] }],
  checks: [{ name: 'question_banks_belongs_check', expression: 'num_nonnulls(course_id, owner_id) = 1' }],
  properties: {
    id: id(),
    name: p.text(),
    courseId: idOf('courses', 'cascade').nullable(),
    ownerId: idOf('users', 'cascade').nullable(),
    /** Its name in the bundle that it came with. */
    slug: p.text().nullable(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
