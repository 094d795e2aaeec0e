import type { ContentLanguage } from '@masar/i18n';
import { type RawBuilder, sql } from 'kysely';
import { foldedColumn, likePattern } from '#platform/database/folded-text';
import { searchedLanguages } from './searched-languages.js';

/** More than a course has learners, and so that the fit of the words comes first. */
const step = sql.raw('1000000000');

/**
 * How well a course answers what was searched for, the most first: by its whole title, by the beginning of it, by a part
 * of it, by its description alone; among equals the one with more learners (CRS-11).
 */
export function fitOf(words: string, language: ContentLanguage | undefined): RawBuilder<string> {
  const isTitled = (start: string, end: string) =>
    sql.join(
      searchedLanguages(language).map((each) => {
        const title = foldedColumn(`c.title_${each}`);
        return sql`${title} like ${`${start}${likePattern(words)}${end}`}`;
      }),
      sql` or `,
    );
  return sql<string>`(case when ${isTitled('', '')} then 3 when ${isTitled('', '%')} then 2
    when ${isTitled('%', '%')} then 1 else 0 end * ${step}::bigint + c.students_count)`;
}
