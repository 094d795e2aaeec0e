import { Injectable } from '@nestjs/common';
import type { SearchKind } from '@masar/domain';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { SectionReader } from '../sections/reader.js';
import { standsInSections } from '../sections/section-hits.js';
import { type NearCandidate, nearestOf } from './nearest.rules.js';
import type { NearStem } from './terms.rules.js';
import type { TypedWord } from './typed-word.js';

/** Shorter words have too few letters to tell a typing error from another word. */
const correctableLength = 4;
/** Of the likest, by trigrams and by sounds each; those that one may not read are among them. */
const lookedAt = 40;

/** What a word may have been meant to be. */
@Injectable()
export class NearWordsQueries {
  constructor(private readonly database: ReadDatabase) {}

  /**
   * For each word that nothing of these kinds has, the stems of the index, and the names, that look or sound like it;
   * for one that is known by its stem alone, names that look like all of it, and what it is a plural of.
   */
  async of(
    typed: readonly TypedWord[],
    kinds: readonly SearchKind[],
    reader: SectionReader | undefined,
  ): Promise<NearStem[]> {
    const words = typed.filter(({ stem }) => stem.length > 1 && !/\d/.test(stem));
    if (words.length === 0) return [];
    const others = words.flatMap(({ stem, otherLayout, swapped, singulars }) => [
      ...[otherLayout, ...swapped].map((near) => ({ stem, near, always: false })),
      ...singulars.map((near) => ({ stem, near, always: true })),
    ]);
    const { rows } = await sql<NearCandidate>`
      with given as materialized (
        select typed.stem, word, greatest(length(word), length(typed.stem)) >= ${correctableLength} as is_long,
               ${isFound('typed.stem', kinds, reader)} or exists (select from search_names n where n.stem = typed.stem) as is_known
          from unnest(${words.map(({ stem }) => stem)}::text[], ${words.map(({ word }) => word)}::text[])
            as typed (stem, word)
      ),
      -- By its stem, which has lost its ends, and by all of it; a known word is doubted as a whole only.
      doubtful as materialized (
        select distinct stem, word, is_known, form from given cross join lateral unnest(array[stem, word]) as said (form)
         where is_long and (not is_known or (stem <> word and form = word))
      )
      select d.stem, candidate.near, candidate.known, d.is_known as "isKnown",
             length(masar_sounds(candidate.near)) > 2 and
               masar_sounds(candidate.near) in (masar_sounds(d.stem), masar_sounds(d.word)) as "soundsTheSame"
        from doubtful d cross join lateral (
          select near, near from search_stems_near(d.form, ${lookedAt}::integer) as near where not d.is_known
          union all
          ${reader ? sql`${nearInSections(reader)} union all` : sql``}
          select near, known from search_names_near(d.form, d.is_known)
        ) as candidate (near, known)
      union all
      select other.stem, other.near, other.near, false, false
        from unnest(
          ${others.map(({ stem }) => stem)}::text[], ${others.map(({ near }) => near)}::text[],
          ${others.map(({ always }) => always)}::boolean[]
        ) as other (stem, near, always)
        join given on given.stem = other.stem
       where length(other.near) > 1 and (other.always or not given.is_known)
         and (${isFound('other.near', kinds, reader)}
           or exists (select from search_names n where n.stem = other.near))
    `.execute(this.database.behind());
    return nearestOf(words, rows);
  }
}

const isFound = (stem: string, kinds: readonly SearchKind[], reader: SectionReader | undefined) => sql`(
  exists (select from search_postings p where p.kind = any(${[...kinds]}::text[]) and p.stem = ${sql.ref(stem)})
  or ${standsInSections(reader, stem)}
)`;

/** Of the likest those that the reader may read: asking that of each of thousands would take longer than all the rest. */
const nearInSections = (reader: SectionReader) => sql`
  select near, near from search_section_stems_near(d.form, ${lookedAt}::integer) as near
   where not d.is_known and ${standsInSections(reader, 'near')}`;
