/** One way to say a word of a query; a phrase counts only where all its stems stand. */
export interface Variant {
  stems: readonly string[];
  /** 1 for what was typed, less for what may have been meant. */
  weight: number;
}

/** A word of a query, or several that belong together, in all its variants. */
export interface Term {
  variants: readonly Variant[];
}

/** Every stem that any variant has. */
export const stemsOfTerms = (terms: readonly Term[]): string[] => [
  ...new Set(terms.flatMap(({ variants }) => variants.flatMap(({ stems }) => stems))),
];
