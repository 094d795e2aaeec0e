import { type SearchKind, stemsOf } from '@masar/domain';
import type { Language } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { KeptCards } from '#platform/shared-answers/kept-cards';
import { SentPart } from '#platform/shared-answers/sent-json';
import { SharedReads } from '#platform/shared-answers/shared-reads';
import type { SearchGroupResponse } from './dto/search.response.js';
import { FoundQueries, type FoundRow, keyOf } from './found.queries.js';
import { bestFirst, type Ranked, Ranking } from './ranking/ranking.js';
import { toResult } from './search.presenter.js';
import type { SectionReader } from './sections/reader.js';
import { sharedOut } from './suggestion.rules.js';
import { QueryTerms } from './words/query-terms.js';
import { standingIn, type Term } from './words/term.js';

/** A group as it leaves: its results were written when they were marked. */
export interface SentGroup extends Omit<SearchGroupResponse, 'results'> {
  results: SentPart[];
}

interface ShownResult {
  kind: SearchKind;
  part: SentPart;
}

/** What the results of a search are made of. */
export const searched = {
  of: [
    'assignments',
    'course_people',
    'courses',
    'lessons',
    'search_aliases',
    'search_documents',
    'search_names',
    'search_sections',
  ],
  own: ['enrollments'],
};

/** What a text means, and what it finds of each kind. */
interface RankedText {
  terms: Term[];
  ranked: ReadonlyMap<SearchKind, Ranked[]>;
  /** What longer pages show: their rows are read with the first one. */
  around: Ranked[];
  /** What was shown of it so far, by `keyOf`, with the words marked that were searched for. */
  shown: Map<string, ShownResult>;
}

interface Asking {
  limit: number;
  cursor?: string | undefined;
  /** Of titles and excerpts. */
  language: Language;
  reader?: SectionReader | undefined;
}

/** So many of each kind are read with the first page: who looks for more asks for these. */
const longerPage = 10;
const suggestionsAtMost = 8;
/** Some of the best titles match only in their text. */
const suggestionsLookedAt = 12;

@Injectable()
export class SearchQueries {
  constructor(
    private readonly terms: QueryTerms,
    private readonly ranking: Ranking,
    private readonly found: FoundQueries,
    private readonly shared: SharedReads,
    private readonly cards: KeptCards,
  ) {}

  /** The best of each kind, the kinds in the order asked for, as they are shown. */
  async search(text: string, kinds: readonly SearchKind[], asked: Asking): Promise<SentGroup[]> {
    const { terms, ranked, around, shown } = await this.ranked(text, kinds, asked);
    const pages = kinds.map((kind) => {
      const { rows, total, next = null } = bestFirst.page(ranked.get(kind) ?? [], asked);
      return { kind, rows, total, next };
    });
    const wanted = pages.flatMap(({ rows }) => rows);
    const make = async (missing: string[]) => {
      const isMissing = new Set(missing);
      const some = wanted.filter((one) => isMissing.has(keyOf(one)));
      const rows = await this.found.byKey(some, around);
      const made = new Map<string, ShownResult>();
      for (const { kind, documentId, score } of some) {
        const key = keyOf({ kind, documentId });
        const row = rows.get(key);
        if (row) made.set(key, { kind, part: new SentPart(toResult(row, score, terms, asked.language)) });
      }
      return made;
    };
    const weigh = ({ part }: ShownResult) => part.bytes.length;
    const told = await this.cards.filled(shown, { ids: wanted.map(keyOf), make, weigh });
    return pages.flatMap(({ kind, total, next }) => {
      const results = told.filter((one) => one.kind === kind).map(({ part }) => part);
      return results.length > 0 ? [{ type: kind, results, total, next }] : [];
    });
  }

  /** What a text finds, ranked once for all pages of it; for each reader, whose courses open lessons to them (PERF-1). */
  private async ranked(text: string, kinds: readonly SearchKind[], { reader, language }: Asking): Promise<RankedText> {
    const rank = async (): Promise<RankedText> => {
      const terms = await this.terms.of(text, kinds, reader);
      const ranked = terms.length > 0 ? await this.ranking.rank(terms, kinds, reader) : new Map<SearchKind, Ranked[]>();
      const around = [...ranked.values()].flatMap((all) => all.slice(0, longerPage));
      return { terms, ranked, around, shown: new Map() };
    };
    const what = `search ${JSON.stringify([text, kinds, language, reader?.viewer.role])}`;
    if (!reader) return this.shared.read(what, searched.of, rank);
    return this.shared.ofReader(reader.viewer.id, what, searched, rank);
  }

  /**
   * Titles that have every word typed so far, kind by kind, courses first; the last word may be unfinished. Texts of lessons
   * have no part in it; of assignments those have that are open to the reader.
   */
  async suggest(text: string, kinds: readonly SearchKind[], reader?: SectionReader): Promise<FoundRow[]> {
    const terms = await this.terms.ofUnfinished(text, reader);
    if (terms.length === 0) return [];
    const ranked = [...(await this.ranking.rank(terms, kinds, reader))].flatMap(([, all]) =>
      all.slice(0, suggestionsLookedAt),
    );
    const rows = await this.found.byKey(ranked);
    const fitting = ranked
      .sort((a, b) => b.score - a.score)
      .flatMap((one) => rows.get(keyOf(one)) ?? [])
      .filter((found) => hasEveryTerm(found, terms));
    return sharedOut(fitting, suggestionsAtMost);
  }
}

function hasEveryTerm({ titleAr, titleEn }: FoundRow, terms: readonly Term[]): boolean {
  const title = new Set([...stemsOf(titleAr), ...stemsOf(titleEn)]);
  return terms.every(({ variants }) => variants.some((variant) => standingIn(title, variant)));
}
