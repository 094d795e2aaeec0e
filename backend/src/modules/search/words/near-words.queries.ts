import type { Role, SearchKind } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { Statement } from '#platform/kept-reads/statement';
import type { SearchTables } from '../search.tables.js';
import { type ReaderValues, readerValues, type SectionReader } from '../sections/reader.js';
import { standsInSections } from '../sections/section-hits.js';
import { soundsOf } from './arabizi.js';
import { likelyOf, type NearCandidate, nearestOf } from './nearest.rules.js';
import type { NearStem } from './terms.rules.js';
import type { TypedWord } from './typed-word.js';

/** Shorter words have too few letters to tell a typing error from another word. */
const correctableLength = 4;
/** Fewer sounds are those of many words. */
const soundsThatTell = 4;
/** Of the likest, by trigrams and by sounds each; of those in lessons some may be closed to the reader. */
const lookedAt = 40;

/** What is asked of words: each list has one value for each word, or for each other word that it may be. */
interface NearWordsValues extends Partial<ReaderValues> {
  kinds: readonly SearchKind[];
  stems: string[];
  typed: string[];
  otherStems: string[];
  others: string[];
  areMeant: boolean[];
  spokenStems: string[];
  spoken: string[];
}

const nearWords = new Statement(
  (_from: Kysely<SearchTables>, { role }: { role: Role | undefined }, values: NearWordsValues) => {
    const reader = role && { ...(values as NearWordsValues & ReaderValues), role };
    return sql<NearCandidate>`
      with given as materialized (
        select typed.stem, word, greatest(length(word), length(typed.stem)) >= ${correctableLength} as is_long,
               ${isFound('typed.stem', values.kinds, reader)} or exists (select from search_names n where n.stem = typed.stem) as is_known
          from unnest(${values.stems}::text[], ${values.typed}::text[])
            as typed (stem, word)
      ),
      -- By its stem, which has lost its ends, and by all of it; a known word is doubted as a whole only.
      doubtful as materialized (
        select distinct stem, word, is_known, form from given cross join lateral unnest(array[stem, word]) as said (form)
         where is_long and (not is_known or (stem <> word and form = word))
        union
        select given.stem, word, is_known, said.form
          from unnest(${values.spokenStems}::text[], ${values.spoken}::text[]) as said (stem, form)
          join given on given.stem = said.stem
         where not is_known
      ),
      -- First whose they are, then whether they stand anywhere, which is dear: most are of words that are known.
      other as materialized (
        select said.stem, said.near
          from unnest(
            ${values.otherStems}::text[], ${values.others}::text[],
            ${values.areMeant}::boolean[]
          ) as said (stem, near, always)
          join given on given.stem = said.stem
         where length(said.near) > 1 and (said.always or not given.is_known)
      )
      select d.stem, candidate.near, candidate.known, d.is_known as "isKnown",
             length(masar_sounds(candidate.known)) >= ${soundsThatTell} and
               masar_sounds(candidate.known) = masar_sounds(d.word) as "soundsTheSame",
             is_unasked as "isUnasked"
        from doubtful d cross join lateral (
          select near, near, false from search_stems_near(d.form, ${lookedAt}::integer) as near where not d.is_known
          union all
          ${reader ? nearInSections : sql``}
          select near, known, false from search_names_near(d.form, d.is_known)
        ) as candidate (near, known, is_unasked)
      union all
      select stem, near, near, false, false, false from other
       where ${isFound('other.near', values.kinds, reader)} or exists (select from search_names n where n.stem = other.near)`;
  },
);

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
    const words = typed.filter(({ stem, spoken }) => stem.length > 1 && (!/\d/.test(stem) || spoken.length > 0));
    if (words.length === 0) return [];
    const others = words.flatMap(
      ({ stem, otherLayout, swapped, singulars, joined, derived, meant, vowelled, acronyms, lengthened, spoken }) => [
        ...[
          otherLayout,
          ...swapped,
          ...joined,
          ...meant,
          ...vowelled,
          ...acronyms,
          ...lengthened,
          ...spoken.map(({ form }) => form),
        ].map((near) => ({
          stem,
          near,
          always: false,
        })),
        ...[...singulars, ...derived].map((near) => ({ stem, near, always: true })),
      ],
    );
    const heard = words.flatMap(({ stem, spoken, vowelled }) =>
      [...soundsOf(spoken), ...vowelled.slice(0, 1)].map((form) => ({ stem, form })),
    );
    const stated = reader && readerValues(reader);
    const rows = await this.database.rowsBehind(
      nearWords.with(
        { role: stated?.role },
        {
          kinds,
          stems: words.map(({ stem }) => stem),
          typed: words.map(({ word }) => word),
          otherStems: others.map(({ stem }) => stem),
          others: others.map(({ near }) => near),
          areMeant: others.map(({ always }) => always),
          spokenStems: heard.map(({ stem }) => stem),
          spoken: heard.map(({ form }) => form),
          ...stated,
        },
      ),
    );
    // Few are likely; to ask of all that look alike whether they are open would take longer than all the rest.
    const likely = likelyOf(words, rows);
    const unasked = likely.filter(({ isUnasked }) => isUnasked).map(({ near }) => near);
    const open = await this.thatOpen([...new Set(unasked)], reader);
    return nearestOf(likely.filter(({ near, isUnasked }) => !isUnasked || open.has(near)));
  }

  /** Those that stand in a text that the reader may read. */
  private async thatOpen(stems: readonly string[], reader: SectionReader | undefined): Promise<ReadonlySet<string>> {
    if (stems.length === 0) return new Set();
    const { rows } = await sql<{ near: string }>`
      select near from unnest(${[...stems]}::text[]) as likely (near) where ${standsInSections(reader && readerValues(reader), 'near')}
    `.execute(this.database.behind<SearchTables>());
    return new Set(rows.map(({ near }) => near));
  }
}

const isFound = (stem: string, kinds: readonly SearchKind[], reader: ReaderValues | undefined) => sql`(
  exists (select from search_postings p where p.kind = any(${kinds}::text[]) and p.stem = ${sql.ref(stem)})
  or ${standsInSections(reader, stem)}
)`;

const nearInSections = sql`
  select near, near, true from search_section_stems_near(d.form, ${lookedAt}::integer) as near where not d.is_known
  union all`;
