import { type RawBuilder, sql } from 'kysely';
import { readerLanguage } from '#platform/i18n/reader-language';

/**
 * The name by which others see a person of `users`: that of the profile, for readers of English the one in Latin script
 * where it was given; null without any (PRF-1).
 */
export function personName(alias = 'u'): RawBuilder<string | null> {
  const profile = sql<
    string | null
  >`nullif(concat_ws(' ', ${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)}), '')`;
  return readerLanguage() === 'en'
    ? sql<string | null>`coalesce(nullif(${sql.ref(`${alias}.name_en`)}, ''), ${profile})`
    : profile;
}
