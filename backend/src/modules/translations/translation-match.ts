import type { FurtherLanguage } from '@masar/i18n';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { foldedColumn } from '#platform/database/folded-text';

/**
 * Whether a translation of a row matches a LIKE pattern of folded text, as a condition for other modules' lists.
 *
 * @param id the row's key, e.g. `c.id`
 */
export const translationLike = (
  entityType: string,
  id: string,
  language: FurtherLanguage,
  pattern: string,
): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from translations t
  where t.entity_type = ${entityType} and t.entity_id = ${sql.ref(id)}::text and t.language = ${language}
    and ${foldedColumn('t.content')} like ${pattern})`;
