import { defineEntity, p } from '@mikro-orm/core';
import { id, moment } from '#platform/database/columns';

/** Table `deleted_questions`: what questions of deleted banks said, which those who read their keys still know (EVD-8). */
export const DeletedQuestionSchema = defineEntity({
  name: 'DeletedQuestion',
  tableName: 'deleted_questions',
  indexes: [{ name: 'deleted_questions_bank_id_index', properties: ['bankId'] }],
  uniques: [{ name: 'deleted_questions_question_id_unique', properties: ['questionId'] }],
  properties: {
    id: id(),
    questionId: p.uuid(),
    bankId: p.uuid(),
    says: p.array<string>().columnType('text[]'),
    deletedAt: moment().defaultRaw('now()'),
  },
});
