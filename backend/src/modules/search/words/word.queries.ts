import { Inject, Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { SharedReads } from '#platform/kept-reads/shared-reads';
import { Statement } from '#platform/kept-reads/statement';
import type { SearchTables } from '../search.tables.js';
import { readerValues, type SectionReader } from '../sections/reader.js';
import { assignmentWordsBetween } from '../sections/section-hits.js';
import type { Names } from './terms.rules.js';

const completions = 10;

const otherNames = new Statement(
  (_from: Kysely<SearchTables>, _shape: null, { phrases }: { phrases: readonly string[] }) => sql<{
    phrase: string;
    name: string;
  }>`
      with given as (select distinct unnest(${phrases}::text[]) as phrase),
      heads as (
        select phrase, a.canonical_stems as head from given join search_aliases a on a.term_stems = phrase
        union
        select phrase, a.canonical_stems from given join search_aliases a on a.canonical_stems = phrase
      )
      select phrase, head as name from heads where head <> phrase
      union
      select phrase, a.term_stems from heads join search_aliases a on a.canonical_stems = head where a.term_stems <> phrase
      order by phrase, name`,
);

/** What the index and the list of names know about words. */
@Injectable()
export class WordQueries {
  constructor(
    private readonly database: ReadDatabase,
    @Inject(SharedReads) private readonly shared: Pick<SharedReads, 'read'>,
  ) {}

  /**
   * The other names of each phrase: what it stands for, and whatever else stands for the same. Whoever asks with these words,
   * in either language, gets the same ones until a name changes.
   */
  async names(phrases: readonly string[]): Promise<Names> {
    return this.shared.read(`names of ${JSON.stringify(phrases)}`, () => this.read(phrases));
  }

  private async read(phrases: readonly string[]): Promise<Names> {
    const rows = await this.database.rowsBehind(otherNames.with(null, { phrases }));
    return new Map(
      Object.entries(Object.groupBy(rows, ({ phrase }) => phrase)).map(([phrase, found = []]) => [
        phrase,
        found.map(({ name }) => name),
      ]),
    );
  }

  /** Those of the stems that stand in the index, in a lesson, or are a name. */
  async standing(stems: readonly string[]): Promise<string[]> {
    if (stems.length === 0) return [];
    const { rows } = await sql<{ stem: string }>`
      select given.stem from unnest(${[...new Set(stems)]}::text[]) as given (stem)
       where exists (select from search_stems s where s.stem = given.stem)
          or exists (select from search_section_stems s where s.stem = given.stem)
          or exists (select from search_names n where n.stem = given.stem)
    `.execute(this.database.behind<SearchTables>());
    return rows.map(({ stem }) => stem);
  }

  /** Stems of the index, and of the assignments of the reader, that begin with one of the beginnings, the shortest first. */
  async beginning(beginnings: readonly string[], reader?: SectionReader): Promise<string[]> {
    const end = sql`(given.beginning || chr(1114111)) collate "C"`;
    const most = completions * 20;
    const ofAssignments =
      reader && sql`union (${assignmentWordsBetween(readerValues(reader), 'given.beginning', end, most)})`;
    const { rows } = await sql<{ stem: string }>`
      select found.stem
        from unnest(${[...beginnings]}::text[]) as given (beginning)
        cross join lateral (
          (select stem from search_stems where stem >= given.beginning collate "C" and stem < ${end} order by stem limit ${most})
          ${ofAssignments ?? sql``}
        ) as found
       order by length(found.stem), found.stem
       limit ${completions}
    `.execute(this.database.behind<SearchTables>());
    return rows.map(({ stem }) => stem);
  }
}
