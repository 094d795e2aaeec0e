import { type RawBuilder, sql } from 'kysely';
import { readerLanguage } from '#platform/i18n/reader-language';

/**
 * The name by which others see a person of `users`: that of the profile, for readers of English the one in Latin script
 * where it was given; null without any (PRF-1).
 *
 * @param language of the readers; by default of whoever reads the answer
 */
export function personName(alias = 'u', language = readerLanguage()): RawBuilder<string | null> {
  const named = (column: string) => sql.ref(`${alias}.${column}`);
  const profile = sql<string | null>`nullif(concat_ws(' ', ${named('first_name')}, ${named('last_name')}), '')`;
  return language === 'en' ? sql<string | null>`coalesce(nullif(${named('name_en')}, ''), ${profile})` : profile;
}
