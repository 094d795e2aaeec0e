import type { ContentLanguage } from '@masar/i18n';
import { type RawBuilder, sql } from 'kysely';
import { foldedColumn, likePattern } from '#platform/database/folded-text';
import { searchedLanguages } from './searched-languages.js';

/** More than a course has learners, and so that the fit of the words comes first. */
const step = sql.raw('1000000000');

export interface FitPatterns {
  whole: string;
  beginning: string;
  part: string;
}

/** The patterns that titles are held against. */
export function fitPatterns(words: string): FitPatterns {
  const typed = likePattern(words);
  return { whole: typed, beginning: `${typed}%`, part: `%${typed}%` };
}

/**
 * How well a course answers what was searched for, the most first: by its whole title, by the beginning of it, by a part
 * of it, by its description alone; among equals the one with more learners (CRS-11).
 */
export function fitOf(
  { whole, beginning, part }: FitPatterns,
  language: ContentLanguage | undefined,
): RawBuilder<string> {
  const isTitled = (pattern: string) =>
    sql.join(
      searchedLanguages(language).map((each) => {
        const title = foldedColumn(`c.title_${each}`);
        return sql`${title} like ${pattern}`;
      }),
      sql` or `,
    );
  return sql<string>`(case when ${isTitled(whole)} then 3 when ${isTitled(beginning)} then 2
    when ${isTitled(part)} then 1 else 0 end * ${step}::bigint + c.students_count)`;
}
