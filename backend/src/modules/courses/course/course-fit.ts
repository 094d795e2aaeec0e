import type { ContentLanguage } from '@masar/i18n';
import { type RawBuilder, sql } from 'kysely';
import { foldedColumn, likePattern } from '#platform/database/folded-text';
import { searchedLanguages } from './searched-languages.js';

/** More than a course has learners, so that they decide among equals alone. */
const step = sql.raw('1000000000::bigint');

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

/** How a course fits who has shown nothing yet, by the rule of all lists (`fitFor`), as SQL of its own columns (PRE-2). */
export const newcomersFit = "(8 * (needs = '[]'::jsonb)::int + 4 * (difficulty = 'beginner')::int + (price = 0)::int)";

/** How far a course answers what was searched for: by its whole title 3, its beginning 2, a part of it 1, its description 0. */
export function wordsFit(
  { whole, beginning, part }: FitPatterns,
  language: ContentLanguage | undefined,
): RawBuilder<number> {
  const isTitled = (pattern: string) =>
    sql.join(
      searchedLanguages(language).map((each) => {
        const title = foldedColumn(`c.title_${each}`);
        return sql`${title} like ${pattern}`;
      }),
      sql` or `,
    );
  return sql<number>`(case when ${isTitled(whole)} then 3 when ${isTitled(beginning)} then 2
    when ${isTitled(part)} then 1 else 0 end)`;
}

/** The place by fit, the most first: by the words, then as it fits newcomers, among equals by its learners (CRS-11, PRE-2). */
export const fitOf = (patterns: FitPatterns, language: ContentLanguage | undefined): RawBuilder<string> =>
  sql<string>`((${wordsFit(patterns, language)} * 16 + ${sql.raw(newcomersFit)}) * ${step} + c.students_count)`;
