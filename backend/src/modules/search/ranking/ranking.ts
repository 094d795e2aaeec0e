import { Injectable } from '@nestjs/common';
import type { SearchKind } from '@masar/domain';
import { type Term, stemsOfTerms } from '../words/term.js';
import { CandidateQueries } from './candidate.queries.js';
import { rarity, scoreOf } from './score.rules.js';
import { WordStatistics } from './word-statistics.js';

export interface Ranked {
  documentId: string;
  score: number;
}

/** Less than this share of the best score of its kind is what only the little words found. */
const worthShowing = 0.2;

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
    return new Map(
      [...candidates].map(([kind, found]) => {
        const ranked = found
          .map((candidate) => ({
            documentId: candidate.documentId,
            score: Number(scoreOf(terms, candidate, (stem) => rarities.get(stem) ?? 0).toFixed(4)),
          }))
          .filter(({ score }) => score > 0)
          .sort((a, b) => b.score - a.score || Number(BigInt(b.documentId) - BigInt(a.documentId)));
        return [kind, ranked.filter(({ score }) => score >= worthShowing * (ranked[0]?.score ?? 0))];
      }),
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
