import { isScopedKind, type SearchKind } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { RankedOrder } from '#platform/database/ranked-order';
import type { SectionReader } from '../sections/reader.js';
import { stemsOfTerms, type Term } from '../words/term.js';
import { CandidateQueries, type Candidates, type Frequencies } from './candidate.queries.js';
import { rarity, roundedScore, scoreOf, worthOfQuery } from './score.rules.js';
import { WordStatistics } from './word-statistics.js';

export interface Ranked {
  kind: SearchKind;
  documentId: string;
  score: number;
}

/** What fits best first; among equals the document written last. Ids are whole numbers written as text. */
export const bestFirst = new RankedOrder<Ranked>([
  { type: 'float8', of: ({ score }) => score, direction: 'desc' },
  { type: 'bigint', of: ({ documentId }) => documentId, direction: 'desc' },
]);

/** A result has at least this part of the query, by rarity: what shares only the little words of a question is none. */
const leastPart = 0.15;

/** Finds and orders documents by BM25: the one ranking of product and bench (SRCH-1). */
@Injectable()
export class Ranking {
  constructor(
    private readonly candidates: CandidateQueries,
    private readonly statistics: WordStatistics,
  ) {}

  /** The best documents of each kind, the best first; sections and assignments only of what is open to the reader. */
  async rank(
    terms: readonly Term[],
    kinds: readonly SearchKind[],
    reader?: SectionReader,
  ): Promise<Map<SearchKind, Ranked[]>> {
    const { documents, common } = await this.statistics.current();
    const { stems, candidates, frequencies } = await this.candidates.find(weightsOf(terms), kinds, documents, reader);
    const rarities = {
      documents: raritiesOf(terms, documents, frequencies.documents, common),
      sections: raritiesOf(terms, documents, frequencies.sections, new Map()),
    };
    const placeOf = new Map(stems.map((stem, place) => [stem, place]));
    return new Map(
      [...candidates].map(([kind, found]) => {
        const query = { terms, placeOf, rarities: isScopedKind(kind) ? rarities.sections : rarities.documents };
        return [kind, ordered(kind, found, query)];
      }),
    );
  }
}

/** How rare each stem is, of those that stand anywhere. */
function raritiesOf(terms: readonly Term[], documents: number, read: Frequencies, common: Frequencies): Frequencies {
  const found = stemsOfTerms(terms).filter((stem) => read.has(stem));
  return new Map(found.map((stem) => [stem, rarity(documents, Math.max(read.get(stem) ?? 0, common.get(stem) ?? 0))]));
}

interface Query {
  terms: readonly Term[];
  /** Where the impacts of candidates stand. */
  placeOf: ReadonlyMap<string, number>;
  rarities: Frequencies;
}

/** Hundreds are looked at for each text, so that nothing is made for those that are no result. */
function ordered(kind: SearchKind, { documentIds, impacts }: Candidates, query: Query): Ranked[] {
  const { terms, placeOf, rarities } = query;
  const rarityOf = (stem: string): number => rarities.get(stem) ?? 0;
  const least = leastPart * worthOfQuery(terms, rarityOf, (stem) => rarities.has(stem));
  let at = 0;
  const impactOf = (stem: string): number | undefined => impacts[at]![placeOf.get(stem) ?? -1] ?? undefined;
  const stands = (stem: string): boolean => impactOf(stem) !== undefined;
  const ranked: Ranked[] = [];
  for (; at < documentIds.length; at += 1) {
    const worth = worthOfQuery(terms, rarityOf, stands);
    // A part of a phrase that stands nowhere as a whole is worth nothing.
    if (worth === 0 || worth < least) continue;
    ranked.push({
      kind,
      documentId: documentIds[at]!,
      score: roundedScore(scoreOf(terms, impactOf, rarityOf)),
    });
  }
  return ranked.sort((a, b) => b.score - a.score || (isWrittenLater(b, a) ? 1 : -1));
}

/** Of two documents; ids are whole numbers without leading zeros. */
const isWrittenLater = ({ documentId: one }: Ranked, { documentId: other }: Ranked): boolean =>
  one.length === other.length ? one > other : one.length > other.length;

/** The greatest weight that any term gives a stem. */
function weightsOf(terms: readonly Term[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { variants } of terms)
    for (const { stems, weight } of variants)
      for (const stem of stems) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
  return weights;
}
