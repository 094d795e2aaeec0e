import type { SearchKind } from '@masar/domain';
import { type RawBuilder, sql } from 'kysely';
import { languagesOf, type ReaderValues, readsEverything, scopesOf } from './reader.js';

/** The best sections of a word that are looked at in one course; a course rarely has more. */
const readPerScope = 100;

/**
 * Rows like those of other kinds out of the index of sections, for the words of the query; nothing for visitors.
 *
 * @param only the one kind that is asked for; without it both are read at once
 */
export function sectionHits(
  reader: ReaderValues | undefined,
  only: SearchKind | undefined,
  readPerWord: number,
): RawBuilder<unknown> {
  if (!reader) return sql``;
  const best = readsEverything(reader) ? bestOfAll(reader, only, readPerWord) : bestOfScopes(reader, only);
  return sql`
    union all
    select posting.kind, true, words.stem, words.weight, posting.section_id, posting.impact
      from words
     cross join lateral (
       select * from (${best}) as read order by impact desc, section_id desc limit ${readPerWord}
     ) as posting
  `;
}

/** Written out, so that the index of one kind can answer. */
const ofKind = (only: SearchKind | undefined) => (only ? sql` and kind = ${sql.lit(only)}` : sql``);

const bestOfAll = (reader: ReaderValues, only: SearchKind | undefined, readPerWord: number) => sql`
  select p.section_id, p.impact, p.kind
    from ${languagesOf(reader)} as shown (shown_in)
   cross join lateral (
     select section_id, impact, kind from search_section_postings
      where shown_in = shown.shown_in and stem = words.stem${ofKind(only)}
      order by impact desc, section_id desc limit ${readPerWord}
   ) as p
`;

const bestOfScopes = (reader: ReaderValues, only: SearchKind | undefined) => sql`
  select p.section_id, p.impact, p.kind
    from (${scopesOf(reader)}) as opens
   cross join ${languagesOf(reader)} as shown (shown_in)
   cross join lateral (
     select section_id, impact, kind from search_section_postings
      where scope = opens.scope and shown_in = shown.shown_in and stem = words.stem${ofKind(only)}
      order by impact desc, section_id desc limit ${readPerScope}
   ) as p
`;

/** Whether a text that is open to the reader has the stem of this column; never for visitors. */
export function standsInSections(reader: ReaderValues | undefined, stem: string): RawBuilder<boolean> {
  if (!reader) return sql`false`;
  const scopes = readsEverything(reader) ? sql`` : sql`(${scopesOf(reader)}) as opens cross join`;
  const inScope = readsEverything(reader) ? sql`` : sql`scope = opens.scope and`;
  return sql`exists (
    select from ${scopes} ${languagesOf(reader)} as shown (shown_in) cross join lateral (
      select from search_section_postings where ${inScope} shown_in = shown.shown_in and stem = ${sql.ref(stem)} limit 1
    ) as posting)`;
}

/** Words of assignments that are open to the reader and lie between two, which are columns: at most so many, in order. */
export function assignmentWordsBetween(reader: ReaderValues, from: string, to: RawBuilder<unknown>, most: number) {
  const inScope = readsEverything(reader) ? sql`` : sql` and scope in (${scopesOf(reader)})`;
  return sql`
    select distinct stem from search_section_postings
     where kind = 'assignment' and stem >= ${sql.ref(from)} collate "C" and stem < ${to}${inScope}
     order by stem limit ${most}`;
}
