import { type RawBuilder, sql } from 'kysely';
import { readerLanguage } from '#platform/i18n/reader-language';

/** First and last name of the profile of a person of `users`, null without either (PRF-1). */
export const profileName = (alias = 'u'): RawBuilder<string | null> =>
  sql<string | null>`nullif(concat_ws(' ', ${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)}), '')`;

/**
 * The name by which others see a person of `users`: that of the profile, for readers of English the one in Latin script
 * where it was given; null without any (PRF-1).
 *
 * @param language of the readers; by default of whoever reads the answer
 */
export function personName(alias = 'u', language = readerLanguage()): RawBuilder<string | null> {
  const profile = profileName(alias);
  const inLatin = sql.ref(`${alias}.name_en`);
  return language === 'en' ? sql<string | null>`coalesce(nullif(${inLatin}, ''), ${profile})` : profile;
}
