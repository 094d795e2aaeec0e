import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf } from '#platform/database/columns';

/**
 * Table `question_key_readers`: who owned a bank, was given it or taught its course at any time, and without a bank who was
 * ever an administrator. Triggers write it, nobody takes a row away, nor does the end of the bank: what was read stays read
 * (EVD-8).
 */
export const KeyReaderSchema = defineEntity({
  name: 'KeyReader',
  tableName: 'question_key_readers',
  indexes: [{ name: 'question_key_readers_bank_id_index', properties: ['bankId'] }],
  uniques: [
    { name: 'question_key_readers_user_id_bank_id_unique', properties: ['userId', 'bankId'] },
    { name: 'question_key_readers_of_all_unique', properties: ['userId'], where: 'bank_id is null' },
  ],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    bankId: p.uuid().nullable(),
    since: createdAt(),
  },
});
