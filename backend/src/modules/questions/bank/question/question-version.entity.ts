import type { Question } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf } from '#platform/database/columns';

/** Table `question_versions`: what a question said at a time; a trigger keeps it from ever saying something else (QB-1). */
export const QuestionVersionSchema = defineEntity({
  name: 'QuestionVersion',
  tableName: 'question_versions',
  indexes: [
    { name: 'question_versions_author_id_index', properties: ['authorId'] },
    {
      name: 'question_versions_says_index',
      expression: 'create index question_versions_says_index on question_versions using gin (says)',
    },
  ],
  uniques: [{ name: 'question_versions_question_id_version_unique', properties: ['questionId', 'version'] }],
  properties: {
    id: id(),
    questionId: idOf('questions', 'cascade'),
    version: p.integer(),
    content: p.json<Question>(),
    /** Prints of what is asked and what is right, in each language; a trigger takes them (EVD-8). */
    says: p.array<string>().columnType('text[]').defaultRaw(`'{}'`),
    authorId: idOf('users', 'set null').nullable(),
    createdAt: createdAt(),
  },
});
