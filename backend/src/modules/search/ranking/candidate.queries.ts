import { isScopedKind, type Role, type SearchKind } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { Statement } from '#platform/kept-reads/statement';
import type { SearchTables } from '../search.tables.js';
import { type ReaderValues, readerValues, type SectionReader } from '../sections/reader.js';
import { sectionHits } from '../sections/section-hits.js';

/** The best documents of a word that are looked at, of each kind. */
const readPerWord = 300;
/** Of those, the most promising ones that are ranked, of each kind. */
const rankedPerKind = 100;

/** Documents of one kind with the stems of the query that they have: two lists, for an object for each is dear to read. */
export interface Candidates {
  documentIds: readonly string[];
  /** Of each, in the order of the stems that were asked for, in thousandths: the part of BM25 that belongs to the document. */
  impacts: readonly (readonly (number | null)[])[];
}

interface Found {
  /** What was asked for. */
  stems: readonly string[];
  candidates: ReadonlyMap<SearchKind, Candidates>;
  /** Of documents and of sections apart: what one may read of a course changes nothing about the rest. */
  frequencies: { documents: Frequencies; sections: Frequencies };
}

/** In how many of those read each stem stands; `readPerWord` and more mean "many". */
export type Frequencies = ReadonlyMap<string, number>;

/** With each list as one value: a row for each of hundreds takes the server longer than ranking them. */
interface Row extends Candidates {
  kind: SearchKind;
  /** Told once, by the first row. */
  documents: Record<string, number> | null;
  sections: Record<string, number> | null;
}

interface Values extends Partial<ReaderValues> {
  kinds: readonly SearchKind[];
  stems: string[];
  weights: number[];
  documents: number;
}

/** What the text of the statement depends on: whose scopes are read, and of which kind where it is one alone. */
interface Shape {
  role: Role | undefined;
  only: SearchKind | undefined;
}

/** The most promising documents of each kind; sections and assignments only where it is said who reads them. */
const promising = new Statement((_from: Kysely<SearchTables>, { role, only }: Shape, values: Values) => {
  const reader = role && { ...(values as Values & ReaderValues), role };
  return sql<Row>`
      with words as (
        select * from unnest(${values.stems}::text[], ${values.weights}::float8[]) as word (stem, weight)
      ),
      hits as (
        select sought.kind, false as of_sections, words.stem, words.weight, posting.document_id, posting.impact
          from unnest(${values.kinds}::text[]) as sought (kind)
         cross join words
         cross join lateral (
           select p.document_id, p.impact from search_postings p
            where p.kind = sought.kind and p.stem = words.stem
            order by p.impact desc, p.document_id desc
            limit ${readPerWord}
         ) as posting
        ${sectionHits(reader, only, readPerWord)}
      ),
      frequencies as (
        select of_sections, stem, count(*) as n from hits group by of_sections, stem
      ),
      scored as (
        select kind, of_sections, document_id,
               sum(weight * impact * ln(1 + (greatest(${values.documents}::float8, n) - n + 0.5) / (n + 0.5))) as score
          from hits join frequencies using (of_sections, stem)
         group by kind, of_sections, document_id
      ),
      promising as (
        select * from (
          select *, row_number() over (partition by kind order by score desc, document_id desc) as place from scored
        ) as placed
         where place <= ${rankedPerKind}
      )
      select promising.kind,
             json_agg(document_id::text order by promising.place) as "documentIds",
             json_agg(array(
               select (coalesce(document.impacts, section.impacts))[
                        array_position(coalesce(document.stems, section.stems), word.stem collate "C")]
                 from unnest(${values.stems}::text[]) with ordinality as word (stem, place)
                order by place
             ) order by promising.place) as impacts,
             case when row_number() over () = 1
               then (select json_object_agg(stem, n) from frequencies where not of_sections) end as documents,
             case when row_number() over () = 1
               then (select json_object_agg(stem, n) from frequencies where of_sections) end as sections
        from promising
        left join search_documents document on not of_sections and document.id = document_id
        left join search_sections section on of_sections and section.id = document_id
       group by promising.kind
       order by promising.kind`;
});

/**
 * Reads the documents worth ranking out of the inverted index. A word's postings are stored best first, so a search
 * costs the same however many documents have the word (PERF-2).
 */
@Injectable()
export class CandidateQueries {
  constructor(private readonly database: ReadDatabase) {}

  async find(
    weights: ReadonlyMap<string, number>,
    kinds: readonly SearchKind[],
    documents: number,
    reader: SectionReader | undefined,
  ): Promise<Found> {
    const stems = [...weights.keys()];
    const scoped = kinds.filter(isScopedKind);
    const stated = reader && scoped.length > 0 ? readerValues(reader) : undefined;
    const only = scoped.length === 1 ? scoped[0] : undefined;
    const values = { kinds, stems, weights: [...weights.values()], documents, ...stated };
    const rows = await this.database.rowsBehind(promising.with({ role: stated?.role, only: stated && only }, values));
    const [row] = rows;
    return {
      stems,
      candidates: new Map(rows.map((of) => [of.kind, of])),
      frequencies: {
        documents: new Map(Object.entries(row?.documents ?? {})),
        sections: new Map(Object.entries(row?.sections ?? {})),
      },
    };
  }
}
