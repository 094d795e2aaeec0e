import { Injectable } from '@nestjs/common';
import type { SearchKind } from '@masar/domain';
import { type Term, stemsOfTerms } from '../words/term.js';
import { CandidateQueries } from './candidate.queries.js';
import { rarity, scoreOf, worthOfQuery } from './score.rules.js';
import { WordStatistics } from './word-statistics.js';

export interface Ranked {
  documentId: string;
  score: number;
}

/** A result has at least this part of the query, by rarity: what shares only the little words of a question is none. */
const leastPart = 0.15;

/** Finds and orders documents by BM25: the one ranking of product and bench (SRCH-1). */
@Injectable()
export class Ranking {
  constructor(
    private readonly candidates: CandidateQueries,
    private readonly statistics: WordStatistics,
  ) {}

  /** The best documents of each kind, the best first. */
  async rank(terms: readonly Term[], kinds: readonly SearchKind[]): Promise<Map<SearchKind, Ranked[]>> {
    const { documents, common } = await this.statistics.current();
    const { candidates, frequencies } = await this.candidates.find(weightsOf(terms), kinds, documents);
    const rarities = new Map(
      stemsOfTerms(terms).map((stem) => [
        stem,
        rarity(documents, Math.max(frequencies.get(stem) ?? 0, common.get(stem) ?? 0)),
      ]),
    );
    const rarityOf = (stem: string): number => rarities.get(stem) ?? 0;
    const least = leastPart * worthOfQuery(terms, rarityOf, (stem) => frequencies.has(stem));
    return new Map(
      [...candidates].map(([kind, found]) => [
        kind,
        found
          .filter(({ impacts }) => worthOfQuery(terms, rarityOf, (stem) => impacts.has(stem)) >= least)
          .map((candidate) => ({
            documentId: candidate.documentId,
            score: Number(scoreOf(terms, candidate, rarityOf).toFixed(4)),
          }))
          .sort((a, b) => b.score - a.score || Number(BigInt(b.documentId) - BigInt(a.documentId))),
      ]),
    );
  }
}

/** The greatest weight that any term gives a stem. */
function weightsOf(terms: readonly Term[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { variants } of terms)
    for (const { stems, weight } of variants)
      for (const stem of stems) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
  return weights;
}
