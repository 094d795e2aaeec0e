import type { Term } from '../words/term.js';

/** How rare a word is, as BM25 weighs it; never negative. */
export const rarity = (documents: number, withWord: number): number =>
  Math.log(1 + (Math.max(documents, withWord) - withWord + 0.5) / (withWord + 0.5));

/** A document with the stems of the query that it has. */
export interface Candidate {
  documentId: string;
  /** By stem, in thousandths: the part of BM25 that belongs to the document. */
  impacts: ReadonlyMap<string, number>;
}

/**
 * BM25 over terms: of each term the best variant counts, so that other names of a word don't count twice. A phrase
 * counts where all its stems stand, as much as they do on average.
 */
export function scoreOf(terms: readonly Term[], { impacts }: Candidate, rarityOf: (stem: string) => number): number {
  let score = 0;
  for (const { variants } of terms) {
    let best = 0;
    for (const { stems, weight } of variants) {
      let sum = 0;
      for (const stem of stems) {
        const impact = impacts.get(stem);
        if (impact === undefined) {
          sum = 0;
          break;
        }
        sum += (impact / 1000) * rarityOf(stem);
      }
      best = Math.max(best, (weight * sum) / stems.length);
    }
    score += best;
  }
  return score;
}
