import { type SearchKind, stemsOf } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { SharedReads } from '#platform/shared-answers/shared-reads';
import { type FoundKey, FoundQueries, type FoundRow, keyOf } from './found.queries.js';
import { bestFirst, type Ranked, Ranking } from './ranking/ranking.js';
import type { SectionReader } from './sections/reader.js';
import { sharedOut } from './suggestion.rules.js';
import { QueryTerms } from './words/query-terms.js';
import { standingIn, type Term } from './words/term.js';

export interface Found extends FoundRow {
  score: number;
}

/** What was found of one kind. */
interface FoundGroup {
  kind: SearchKind;
  found: Found[];
  /** At most `rankedPerKind`. */
  total: number;
  next: string | null;
}

export interface SearchAnswer {
  groups: FoundGroup[];
  /** What to mark in the texts. */
  terms: readonly Term[];
}

/** What the results of a search are made of. */
export const searched = {
  of: ['courses', 'lessons', 'search_aliases', 'search_documents', 'search_names', 'search_sections'],
  own: ['enrollments'],
};

/** What a text means, and what it finds of each kind. */
interface RankedText {
  terms: Term[];
  ranked: [SearchKind, Ranked[]][];
}

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
  ) {}

  /** The best of each kind, the kinds in the order asked for. */
  async search(
    text: string,
    kinds: readonly SearchKind[],
    { limit, cursor, reader }: { limit: number; cursor?: string | undefined; reader?: SectionReader | undefined },
  ): Promise<SearchAnswer> {
    const { terms, ranked: all } = await this.ranked(text, kinds, reader);
    const ranked = new Map(all);
    const pages = kinds.map((kind) => {
      return { kind, ...bestFirst.page(ranked.get(kind) ?? [], { limit, cursor }) };
    });
    const found = await this.found.byKey(pages.flatMap(({ kind, rows }) => rows.map((one) => ({ ...one, kind }))));
    const groups = pages.map(({ kind, rows, total, next = null }) => ({
      kind,
      found: rows.flatMap((one) => withRow({ ...one, kind }, found)),
      total,
      next,
    }));
    return { groups: groups.filter(({ found }) => found.length > 0), terms };
  }

  /** What a text finds, ranked once for all pages of it; for each reader, whose courses open lessons to them (PERF-1). */
  private async ranked(
    text: string,
    kinds: readonly SearchKind[],
    reader: SectionReader | undefined,
  ): Promise<RankedText> {
    const rank = async (): Promise<RankedText> => {
      const terms = await this.terms.of(text, kinds, reader);
      return { terms, ranked: terms.length > 0 ? [...(await this.ranking.rank(terms, kinds, reader))] : [] };
    };
    const what = `search ${JSON.stringify([text, kinds, reader?.language, reader?.viewer.role])}`;
    if (!reader) return this.shared.read(what, searched.of, rank);
    return this.shared.ofReader(reader.viewer.id, what, searched, rank);
  }

  /**
   * Titles that have every word typed so far, kind by kind, courses first; the last word may be unfinished. Texts of lessons
   * have no part in it.
   */
  async suggest(text: string, kinds: readonly SearchKind[]): Promise<Found[]> {
    const terms = await this.terms.ofUnfinished(text);
    if (terms.length === 0) return [];
    const ranked = [...(await this.ranking.rank(terms, kinds))].flatMap(([kind, all]) =>
      all.slice(0, suggestionsLookedAt).map((one) => ({ ...one, kind })),
    );
    const rows = await this.found.byKey(ranked);
    const fitting = ranked
      .sort((a, b) => b.score - a.score)
      .flatMap((one) => withRow(one, rows))
      .filter((found) => hasEveryTerm(found, terms));
    return sharedOut(fitting, suggestionsAtMost);
  }
}

const withRow = (one: Ranked & FoundKey, rows: ReadonlyMap<string, FoundRow>): Found[] => {
  const row = rows.get(keyOf(one));
  return row ? [{ ...row, score: one.score }] : [];
};

function hasEveryTerm({ titleAr, titleEn }: FoundRow, terms: readonly Term[]): boolean {
  const title = new Set([...stemsOf(titleAr), ...stemsOf(titleEn)]);
  return terms.every(({ variants }) => variants.some((variant) => standingIn(title, variant)));
}
