import { type RawBuilder, sql } from 'kysely';
import type { QuestionReference } from './question-source.js';

/**
 * What questions say, one row (`question_id`, `one`) for each print, as a statement to select from; of deleted ones what is
 * kept of them (EVD-8).
 */
export const saidBy = (references: readonly QuestionReference[]): RawBuilder<unknown> => sql`
  select each."questionId" as question_id, one
  from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as each ("questionId" uuid, version int)
  cross join lateral (
    select v.says from question_versions v where v.question_id = each."questionId" and v.version = each.version
    union all select d.says from deleted_questions d where d.question_id = each."questionId") kept
  cross join unnest(kept.says) one`;
