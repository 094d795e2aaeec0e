import type { Term, Variant } from '../words/term.js';

/** How rare a word is, as BM25 weighs it; never negative. */
export const rarity = (documents: number, withWord: number): number =>
  Math.log(1 + (Math.max(documents, withWord) - withWord + 0.5) / (withWord + 0.5));

/** What a document has of a stem, in thousandths: the part of BM25 that belongs to the document. */
type ImpactOf = (stem: string) => number | undefined;

type RarityOf = (stem: string) => number;

/** The best that any variant is worth; a phrase is worth what its stems are on average, and nothing in parts. */
function bestOf({ variants }: Term, worth: (stem: string) => number | undefined): number {
  let best = 0;
  for (const variant of variants) best = Math.max(best, worthOf(variant, worth));
  return best;
}

/** Counted in loops: every search asks it of hundreds of documents, several times each. */
function worthOf({ stems, weight }: Variant, worth: (stem: string) => number | undefined): number {
  let sum = 0;
  for (const stem of stems) {
    const own = worth(stem);
    if (own === undefined) return 0;
    sum += own;
  }
  return weight * (sum / stems.length);
}

/** BM25 over terms: of each term the best variant counts, so that other names of a word don't count twice. */
export function scoreOf(terms: readonly Term[], impactOf: ImpactOf, rarityOf: RarityOf): number {
  return sumOfBest(terms, (stem) => {
    const impact = impactOf(stem);
    return impact === undefined ? undefined : (impact / 1000) * rarityOf(stem);
  });
}

/** What the words of a query that exist there are worth together, by their rarity alone. */
export const worthOfQuery = (terms: readonly Term[], rarityOf: RarityOf, exists: (stem: string) => boolean): number =>
  sumOfBest(terms, (stem) => (exists(stem) ? rarityOf(stem) : undefined));

function sumOfBest(terms: readonly Term[], worth: (stem: string) => number | undefined): number {
  let sum = 0;
  for (const term of terms) sum += bestOf(term, worth);
  return sum;
}

const fourPlaces = 10_000;
/** So close to the middle between two the product does not tell which is nearer. */
const undecided = 1e-6;

/** A score with four places, as `toFixed` rounds it, without writing and reading a text for each of hundreds. */
export function roundedScore(score: number): number {
  const scaled = score * fourPlaces;
  const isUndecided = Math.abs(scaled - Math.floor(scaled) - 0.5) < undecided;
  return isUndecided ? Number(score.toFixed(4)) : Math.round(scaled) / fourPlaces;
}
