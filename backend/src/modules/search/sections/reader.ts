import type { Role } from '@masar/domain';
import type { Language } from '@masar/i18n';
import { type RawBuilder, sql } from 'kysely';
import { coursesTaughtBy } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';

/** Who searches the texts of lessons, and in which language they open. */
export interface SectionReader {
  viewer: Viewer;
  language: Language;
}

/** The same as a statement is written for them: its text depends on the role, the rest are values. */
export interface ReaderValues {
  role: Role;
  viewerId: string;
  /** Texts open in the reader's language, or in the only one that they have. */
  shownIn: readonly string[];
}

export const readerValues = ({ viewer, language }: SectionReader): ReaderValues => ({
  role: viewer.role,
  viewerId: viewer.id,
  shownIn: [language, 'any'],
});

/** Scope of the first lesson of each course, as the triggers of the index write it. */
const everybody = '00000000-0000-0000-0000-000000000000';

/** Whether every lesson is open to this reader, so that no scope needs to be looked up. */
export const readsEverything = ({ role }: Pick<ReaderValues, 'role'>): boolean => role === 'admin';

/**
 * The scopes whose sections open to a reader (LSN-3): first lessons, courses joined and courses taught. Every search
 * of the index of sections starts from them, so that what stays closed is not even counted.
 */
export function scopesOf({ role, viewerId }: ReaderValues): RawBuilder<unknown> {
  const taught = role === 'instructor' ? sql`union ${coursesTaughtBy(viewerId)}` : sql``;
  return sql`select ${everybody}::uuid as scope union select course_id from enrollments where user_id = ${viewerId} ${taught}`;
}

export const languagesOf = ({ shownIn }: ReaderValues): RawBuilder<unknown> =>
  sql`unnest(${shownIn}::text[] collate "C")`;
