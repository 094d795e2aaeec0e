import { defineEntity, p } from '@mikro-orm/core';
import { decimal, id, idOf } from '#platform/database/columns';

/** Table `item_answers`: what papers say of questions of banks, one row for each that was asked and judged (QB-4). */
export const ItemAnswerSchema = defineEntity({
  name: 'ItemAnswer',
  tableName: 'item_answers',
  indexes: [{ name: 'item_answers_question_id_index', properties: ['questionId'] }],
  uniques: [{ name: 'item_answers_paper_id_question_id_unique', properties: ['paperId', 'questionId'] }],
  checks: [
    { name: 'item_answers_share_check', expression: 'share >= 0 and share <= 1' },
    { name: 'item_answers_rest_check', expression: 'rest >= 0 and rest <= 1' },
    { name: 'item_answers_seconds_check', expression: 'seconds >= 0' },
  ],
  properties: {
    id: id(),
    paperId: idOf('papers', 'cascade'),
    questionId: idOf('questions', 'cascade'),
    /** The version that was asked. */
    version: p.integer(),
    /** Share of its points. */
    share: decimal(5, 4),
    /** Share of the points of all other questions of the paper; null where there was no other. */
    rest: decimal(5, 4).nullable(),
    /** What was chosen, as the bank names it. */
    chosen: p.array<string>().columnType('text[]'),
    /** From the answer before, or from the start of the paper; null where it was not answered by itself. */
    seconds: p.integer().nullable(),
  },
});
