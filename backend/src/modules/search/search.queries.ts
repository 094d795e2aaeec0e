import { Injectable } from '@nestjs/common';
import { type SearchKind, stemsOf } from '@masar/domain';
import { type FoundKey, type FoundRow, FoundQueries, keyOf } from './found.queries.js';
import { type Ranked, Ranking, bestFirst } from './ranking/ranking.js';
import type { SectionReader } from './sections/reader.js';
import { sharedOut } from './suggestion.rules.js';
import { QueryTerms } from './words/query-terms.js';
import { type Term, standingIn } from './words/term.js';

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

const suggestionsAtMost = 8;
/** Some of the best titles match only in their text. */
const suggestionsLookedAt = 12;

@Injectable()
export class SearchQueries {
  constructor(
    private readonly terms: QueryTerms,
    private readonly ranking: Ranking,
    private readonly found: FoundQueries,
  ) {}

  /** The best of each kind, the kinds in the order asked for. */
  async search(
    text: string,
    kinds: readonly SearchKind[],
    { limit, cursor, reader }: { limit: number; cursor?: string | undefined; reader?: SectionReader | undefined },
  ): Promise<SearchAnswer> {
    const terms = await this.terms.of(text, kinds, reader);
    const ranked = terms.length > 0 ? await this.ranking.rank(terms, kinds, reader) : new Map<SearchKind, Ranked[]>();
    const pages = kinds.map((kind) => {
      const all = ranked.get(kind) ?? [];
      return { kind, ...bestFirst.page(all, { limit, cursor }) };
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
