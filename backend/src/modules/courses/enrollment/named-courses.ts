import { normalizeText } from '@masar/domain';
import { type Kysely, sql } from 'kysely';
import { foldedColumn } from '#platform/database/folded-text';
import type { CoursesTables } from '../courses.tables.js';

/** A title as it is compared: spellings of the search are one, and so is any white space (SRCH-1). */
const folded = (title: string): string => normalizeText(title).trim().replace(/\s+/g, ' ');
const foldedTitle = (column: string) => sql<string>`regexp_replace(trim(${foldedColumn(column)}), '\\s+', ' ', 'g')`;

/** What a name in a file may mean. */
export interface NamedCourse {
  id: string;
  /** Nobody can be enrolled in it yet (CRS-10). */
  isInPreparation: boolean;
}

/**
 * Published courses by what names them in a file: the id, the name of an imported folder, or the title in either
 * language. An id or folder names one course; a title names all that are called so.
 */
export async function findNamedCourses(
  rows: Kysely<CoursesTables>,
  names: readonly string[],
): Promise<(name: string) => readonly NamedCourse[]> {
  const keys = [...new Set(names.map((name) => name.toLowerCase()))];
  const titles = [...new Set(names.map(folded))];
  if (keys.length === 0) return () => [];
  const found = await rows
    .selectFrom('courses')
    .select(['id', 'slug', 'is_in_preparation as isInPreparation'])
    .select([foldedTitle('title_ar').as('ar'), foldedTitle('title_en').as('en')])
    .where('is_published', '=', true)
    .where((eb) =>
      eb.or([
        eb(sql`id::text`, 'in', keys),
        eb('slug', 'in', keys),
        eb(foldedTitle('title_ar'), 'in', titles),
        eb(foldedTitle('title_en'), 'in', titles),
      ]),
    )
    .orderBy('id')
    .execute();
  return (name) => {
    const [key, title] = [name.toLowerCase(), folded(name)];
    const named = found.filter(({ id, slug }) => id === key || slug === key);
    const called = named.length > 0 ? named : found.filter(({ ar, en }) => ar === title || en === title);
    return called.map(({ id, isInPreparation }) => ({ id, isInPreparation }));
  };
}
