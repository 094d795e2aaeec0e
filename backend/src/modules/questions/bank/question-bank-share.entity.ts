import { bankPermissions } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf } from '#platform/database/columns';

/** Table `question_bank_shares`: who else may use or edit a bank, once each (QB-1). */
export const QuestionBankShareSchema = defineEntity({
  name: 'QuestionBankShare',
  tableName: 'question_bank_shares',
  indexes: [{ name: 'question_bank_shares_user_id_index', properties: ['userId'] }],
  uniques: [{ name: 'question_bank_shares_bank_id_user_id_unique', properties: ['bankId', 'userId'] }],
  properties: {
    id: id(),
    bankId: idOf('question_banks', 'cascade'),
    userId: idOf('users', 'cascade'),
    permission: p.enum(bankPermissions),
    createdAt: createdAt(),
  },
});
