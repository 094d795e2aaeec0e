import type { Language } from '@masar/i18n';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';

/** Who searches the texts of lessons, and in which language they open. */
export interface SectionReader {
  viewer: Viewer;
  language: Language;
}

/** Scope of the first lesson of each course, as the triggers of the index write it. */
const everybody = '00000000-0000-0000-0000-000000000000';

/** Whether every lesson is open to this reader, so that no scope needs to be looked up. */
export const readsEverything = ({ viewer }: SectionReader): boolean => viewer.role === 'admin';

/**
 * The scopes whose sections open to a reader (LSN-3): first lessons, courses joined and courses taught. Every search
 * of the index of sections starts from them, so that what stays closed is not even counted.
 */
export function scopesOf({ viewer }: SectionReader): RawBuilder<unknown> {
  const taught =
    viewer.role === 'instructor' ? sql`union select id from courses where instructor_id = ${viewer.id}` : sql``;
  return sql`select ${everybody}::uuid as scope union select course_id from enrollments where user_id = ${viewer.id} ${taught}`;
}

/** Texts open in the reader's language, or in the only one that they have. */
export const languagesOf = ({ language }: SectionReader): RawBuilder<unknown> =>
  sql`unnest(${[language, 'any']}::text[] collate "C")`;
