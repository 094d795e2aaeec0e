import type { SearchKind } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { RankedOrder } from '#platform/database/ranked-order';
import type { SectionReader } from '../sections/reader.js';
import { stemsOfTerms, type Term } from '../words/term.js';
import { CandidateQueries, type Frequencies } from './candidate.queries.js';
import { type Candidate, rarity, scoreOf, worthOfQuery } from './score.rules.js';
import { WordStatistics } from './word-statistics.js';

export interface Ranked {
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

  /** The best documents of each kind, the best first; sections only of lessons that are open to the reader. */
  async rank(
    terms: readonly Term[],
    kinds: readonly SearchKind[],
    reader?: SectionReader,
  ): Promise<Map<SearchKind, Ranked[]>> {
    const { documents, common } = await this.statistics.current();
    const { candidates, frequencies } = await this.candidates.find(weightsOf(terms), kinds, documents, reader);
    const rarities = {
      documents: raritiesOf(terms, documents, frequencies.documents, common),
      sections: raritiesOf(terms, documents, frequencies.sections, new Map()),
    };
    return new Map(
      [...candidates].map(([kind, found]) => [
        kind,
        ordered(terms, found, kind === 'section' ? rarities.sections : rarities.documents),
      ]),
    );
  }
}

/** How rare each stem is, of those that stand anywhere. */
function raritiesOf(terms: readonly Term[], documents: number, read: Frequencies, common: Frequencies): Frequencies {
  const found = stemsOfTerms(terms).filter((stem) => read.has(stem));
  return new Map(found.map((stem) => [stem, rarity(documents, Math.max(read.get(stem) ?? 0, common.get(stem) ?? 0))]));
}

function ordered(terms: readonly Term[], candidates: readonly Candidate[], rarities: Frequencies): Ranked[] {
  const rarityOf = (stem: string): number => rarities.get(stem) ?? 0;
  const least = leastPart * worthOfQuery(terms, rarityOf, (stem) => rarities.has(stem));
  return candidates
    .filter(({ impacts }) => worthOfQuery(terms, rarityOf, (stem) => impacts.has(stem)) >= least)
    .map((candidate) => ({
      documentId: candidate.documentId,
      score: Number(scoreOf(terms, candidate, rarityOf).toFixed(4)),
    }))
    .sort((a, b) => b.score - a.score || Number(BigInt(b.documentId) - BigInt(a.documentId)));
}

/** The greatest weight that any term gives a stem. */
function weightsOf(terms: readonly Term[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { variants } of terms)
    for (const { stems, weight } of variants)
      for (const stem of stems) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
  return weights;
}
