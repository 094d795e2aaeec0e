import { type SearchKind, stemsOf } from '@masar/domain';
import type { Language } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { SentPart } from '#platform/kept-reads/sent-json';
import { SharedReads } from '#platform/kept-reads/shared-reads';
import type { SearchGroupResponse } from './dto/search.response.js';
import { FoundQueries, type FoundRow, keyOf } from './found.queries.js';
import { bestFirst, type Ranked, Ranking } from './ranking/ranking.js';
import { toResult } from './search.presenter.js';
import { SearchTurns } from './search-turns.js';
import type { SectionReader } from './sections/reader.js';
import { sharedOut } from './suggestion.rules.js';
import { QueryTerms } from './words/query-terms.js';
import { standingIn, type Term } from './words/term.js';

/** A group as it leaves: its results were written when they were marked. */
export interface SentGroup extends Omit<SearchGroupResponse, 'results'> {
  results: SentPart[];
}

/** What a text means, and what it finds of each kind. */
interface RankedText {
  terms: Term[];
  ranked: ReadonlyMap<SearchKind, Ranked[]>;
}

interface Asking {
  limit: number;
  cursor?: string | undefined;
  /** Of titles and excerpts. */
  language: Language;
  reader?: SectionReader | undefined;
}

/** So many of each kind are read for first pages of up to as many: what is shown first, and who looks for more. */
const beginnings = [5, 10];
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
    private readonly turns: SearchTurns,
  ) {}

  /** The best of each kind, the kinds in the order asked for, as they are shown. */
  async search(text: string, kinds: readonly SearchKind[], asked: Asking): Promise<SentGroup[]> {
    const found = await this.keptRanked(text, kinds, asked);
    const { limit, cursor } = asked;
    const pages = kinds.map((kind) => ({ kind, ...bestFirst.page(found.ranked.get(kind) ?? [], asked) }));
    const upTo = cursor === undefined ? beginnings.find((results) => results >= limit) : undefined;
    const told =
      upTo === undefined
        ? await this.told(
            pages.flatMap(({ rows }) => rows),
            found.terms,
            asked,
          )
        : await this.kept(`${upTo} told ${JSON.stringify([text, kinds])}`, asked, async () => {
            // Asked again, so that what is told is made of it, and forgotten with it.
            const { ranked, terms } = await this.keptRanked(text, kinds, asked);
            return this.told(
              [...ranked.values()].flatMap((all) => all.slice(0, upTo)),
              terms,
              asked,
            );
          });
    return pages.flatMap(({ kind, rows, total, next = null }) => {
      const results = rows.flatMap((one) => told.get(keyOf(one)) ?? []);
      return results.length > 0 ? [{ type: kind, results, total, next }] : [];
    });
  }

  private keptRanked(text: string, kinds: readonly SearchKind[], asked: Asking): Promise<RankedText> {
    return this.kept(`ranked ${JSON.stringify([text, kinds])}`, asked, () =>
      this.turns.take(() => this.ranked(text, kinds, asked)),
    );
  }

  private async ranked(text: string, kinds: readonly SearchKind[], { reader }: Asking): Promise<RankedText> {
    const terms = await this.terms.of(text, kinds, reader);
    const ranked = terms.length > 0 ? await this.ranking.rank(terms, kinds, reader) : new Map<SearchKind, Ranked[]>();
    return { terms, ranked };
  }

  /** What is shown of these, by `keyOf`, with the words marked that were searched for. */
  private async told(ranked: readonly Ranked[], terms: Term[], { language }: Asking): Promise<Map<string, SentPart>> {
    const rows = await this.found.byKey(ranked);
    return new Map(
      ranked.flatMap((one) => {
        const row = rows.get(keyOf(one));
        return row ? [[keyOf(one), new SentPart(toResult(row, one.score, terms, language))]] : [];
      }),
    );
  }

  /** For each reader, whose courses open lessons to them (PERF-1). */
  private async kept<Read>(what: string, { reader, language }: Asking, load: () => Promise<Read>): Promise<Read> {
    const named = `search ${language} ${what} ${reader?.viewer.role}`;
    if (!reader) return this.shared.read(named, load);
    return this.shared.ofReader(reader.viewer.id, named, load);
  }

  /**
   * Titles that have every word typed so far, kind by kind, courses first; the last word may be unfinished. Texts of lessons
   * have no part in it; of assignments those have that are open to the reader.
   */
  suggest(text: string, kinds: readonly SearchKind[], reader?: SectionReader): Promise<FoundRow[]> {
    return this.turns.take(() => this.suggested(text, kinds, reader));
  }

  private async suggested(text: string, kinds: readonly SearchKind[], reader?: SectionReader): Promise<FoundRow[]> {
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
