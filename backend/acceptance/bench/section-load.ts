import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Courses that the measured learner has joined. */
const joined = 10;
const lessonsPerCourse = 20;
const sectionsPerLesson = 3;
/** Each passage is cut into as many sections. */
const pieces = 3;
/** Words of texts grow with their number; passages that repeat have to be given more. */
const inventedStems = 150_000;
/** Temporary twins of these are filled. */
export const sectionTables = ['search_sections', 'search_section_postings', 'search_section_stems'];

export interface LoadedSections {
  learnerId: string;
  sections: number;
  postings: number;
  stems: number;
}

/**
 * Temporary twins of the index of sections with so many lessons, whose sections repeat parts of the passages; as many
 * courses as they make, and a learner who has joined ten of them. Indexes come last: building them is faster than
 * keeping them.
 */
export async function loadSections(
  em: EntityManager,
  passages: readonly string[],
  lessons: number,
): Promise<LoadedSections> {
  const learnerId = randomUUID();
  await em.execute(`create temporary table enrollments (like public.enrollments including all)`);
  for (const table of sectionTables)
    await em.execute(`create temporary table ${table} (like public.${table} including defaults including identity)`);
  const patterns = passages.flatMap(inPieces);
  for (const [place, text] of patterns.entries())
    await em.execute(
      `select search_put_section(gen_random_uuid(), null, gen_random_uuid(), gen_random_uuid(), 'pattern', ?, '', ?)`,
      [place, text],
    );
  await em.execute(`delete from search_section_postings`);
  await em.execute(`create temporary table measured_courses as
    select n, gen_random_uuid() as id from generate_series(0, ${Math.ceil(lessons / lessonsPerCourse) - 1}) as n`);
  await em.execute(
    `insert into enrollments (id, user_id, course_id, enrolled_at)
     select gen_random_uuid(), ?, id, now() from measured_courses order by n limit ${joined}`,
    [learnerId],
  );
  const sections = lessons * sectionsPerLesson;
  await em.execute(`
    insert into search_sections (lesson_id, course_id, scope, shown_in, place, heading, body, stems, impacts)
    select md5('lesson ' || g.n / ${sectionsPerLesson})::uuid, c.id, c.id, 'ar', g.n % ${sectionsPerLesson}, '', '',
           p.stems, p.impacts
      from generate_series(0, ${sections - 1}) as g (n)
      join measured_courses c on c.n = g.n / ${sectionsPerLesson * lessonsPerCourse}
      join search_sections p on p.shown_in = 'pattern' and p.place = (g.n * 7) % ${patterns.length}`);
  await em.execute(`
    insert into search_section_postings (scope, shown_in, stem, impact, section_id)
    select s.scope, s.shown_in, word.stem, word.impact, s.id
      from search_sections s, unnest(s.stems, s.impacts) as word (stem, impact) where s.shown_in = 'ar'`);
  await em.execute(`
    insert into search_section_stems (
    select distinct left(one.stem, 3) || right(other.stem, 2 + (one.n % 2)::int) as stem
      from (select stem, row_number() over (order by stem) as n from search_section_stems) as one
      join (select stem, row_number() over (order by stem) as n from search_section_stems) as other
        on (one.n * 31 + other.n * 17) % 97 < 3
     where length(one.stem) > 3 and length(other.stem) > 3
     limit ${inventedStems}
    ) except select stem from search_section_stems`);
  for (const table of sectionTables) await index(em, table);
  await em.execute(`analyze enrollments`);
  const [rows = { postings: 0, stems: 0 }] = await em.execute<{ postings: number; stems: number }[]>(
    `select (select count(*)::int from search_section_postings) as postings,
            (select count(*)::int from search_section_stems) as stems`,
  );
  return { learnerId, sections, ...rows };
}

function inPieces(passage: string): string[] {
  const words = passage.split(/\s+/);
  const length = Math.ceil(words.length / pieces);
  return Array.from({ length: pieces }, (_, piece) => words.slice(piece * length, (piece + 1) * length).join(' '));
}

/** The indexes of the product's table for its twin. */
async function index(em: EntityManager, table: string): Promise<void> {
  const rows = await em.execute<{ indexdef: string }[]>(
    `select indexdef from pg_indexes where schemaname = 'public' and tablename = ?`,
    [table],
  );
  for (const { indexdef } of rows) await em.execute(indexdef.replace('ON public.', 'ON pg_temp.'));
}
