import { Injectable } from '@nestjs/common';
import type { SearchKind } from '@masar/domain';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { SectionReader } from '../sections/reader.js';
import { standsInSections } from '../sections/section-hits.js';
import type { Names, NearStem } from './terms.rules.js';

/** Fewer common trigrams than this are chance (measured on 80 queries with typing errors). */
const likeEnough = 0.45;
/** Shorter words have too few trigrams to tell a typing error from another word. */
const correctableLength = 4;
const nearestStems = 3;
const completions = 10;

/** What the index and the list of names know about words. */
@Injectable()
export class WordQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** For each stem that nothing of these kinds has, the stems of the index, and the names, that look like it. */
  async near(
    stems: readonly string[],
    kinds: readonly SearchKind[],
    reader: SectionReader | undefined,
  ): Promise<NearStem[]> {
    const doubtful = stems.filter((stem) => stem.length >= correctableLength && !/\d/.test(stem));
    if (doubtful.length === 0) return [];
    const { rows } = await sql<NearStem>`
      select given.stem, candidate.near, candidate.likeness
        from unnest(${[...doubtful]}::text[]) as given (stem)
        cross join lateral (
          select known.stem as near, similarity(masar_letters(known.stem), masar_letters(given.stem)) as likeness
            from (
              select s.stem from search_stems s where masar_letters(s.stem) % masar_letters(given.stem)
              union
              select s.stem from search_section_stems s
               where masar_letters(s.stem) % masar_letters(given.stem) and ${standsInSections(reader, 's.stem')}
              union
              select a.term_stems from search_aliases a where masar_letters(a.term_stems) % masar_letters(given.stem)
              union
              select a.canonical_stems from search_aliases a
               where masar_letters(a.canonical_stems) % masar_letters(given.stem)
            ) as known (stem)
           where position(' ' in known.stem) = 0
           order by likeness desc, near
           limit ${nearestStems}
        ) as candidate
       where candidate.likeness >= ${likeEnough}
         and not exists (select from search_postings p where p.kind = any(${[...kinds]}::text[]) and p.stem = given.stem)
         and not ${standsInSections(reader, 'given.stem')}
         and not exists (select from search_aliases a where a.term_stems = given.stem or a.canonical_stems = given.stem)
    `.execute(this.database.behind());
    return rows;
  }

  /** The other names of each phrase: what it stands for, and whatever else stands for the same. */
  async names(phrases: readonly string[]): Promise<Names> {
    const { rows } = await sql<{ phrase: string; name: string }>`
      with given as (select distinct unnest(${[...phrases]}::text[]) as phrase),
      heads as (
        select phrase, a.canonical_stems as head from given join search_aliases a on a.term_stems = phrase
        union
        select phrase, a.canonical_stems from given join search_aliases a on a.canonical_stems = phrase
      )
      select phrase, head as name from heads where head <> phrase
      union
      select phrase, a.term_stems from heads join search_aliases a on a.canonical_stems = head where a.term_stems <> phrase
      order by phrase, name
    `.execute(this.database.behind());
    return new Map(
      Object.entries(Object.groupBy(rows, ({ phrase }) => phrase)).map(([phrase, found = []]) => [
        phrase,
        found.map(({ name }) => name),
      ]),
    );
  }

  /** Stems of the index that begin with one of the beginnings, the shortest first. */
  async beginning(beginnings: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ stem: string }>`
      select found.stem
        from unnest(${[...beginnings]}::text[]) as given (beginning)
        cross join lateral (
          select stem from search_stems
           where stem >= given.beginning collate "C" and stem < (given.beginning || chr(1114111)) collate "C"
           order by stem limit ${completions * 20}
        ) as found
       order by length(found.stem), found.stem
       limit ${completions}
    `.execute(this.database.behind());
    return rows.map(({ stem }) => stem);
  }
}
