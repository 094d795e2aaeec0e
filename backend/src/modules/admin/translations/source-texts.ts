import { type RawBuilder, sql } from 'kysely';
import type { Translatable } from '#modules/translations';

/** SQL: what the row `t` of `translations` translates, as `[Arabic, English]`; null where its record is gone. */
export function sourceTexts(translatables: readonly Translatable[]): RawBuilder<unknown> {
  const ofTables = translatables.map(({ entityType, fields }) => {
    const texts = Object.keys(fields).map(
      (field) => sql`when ${field} then jsonb_build_array(${sql.ref(`s.${field}_ar`)}, ${sql.ref(`s.${field}_en`)})`,
    );
    return sql`when ${entityType} then
      (select case t.field ${sql.join(texts, sql` `)} end from ${sql.table(entityType)} s where s.id::text = t.entity_id)`;
  });
  return sql`case t.entity_type ${sql.join(ofTables, sql` `)} end`;
}
