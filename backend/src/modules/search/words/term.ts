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

/** What has stems: a text, or several as one. */
export type Stems = Pick<ReadonlySet<string>, 'has'>;

/** Whether a text with these stems says it this way. */
export const standingIn = (text: Stems, { stems }: Variant): boolean => stems.every((stem) => text.has(stem));

/** The stems of all variants that a text says: what to mark in it. */
export function stemsIn(text: Stems, terms: readonly Term[]): ReadonlySet<string> {
  const said = new Set<string>();
  for (const { variants } of terms)
    for (const variant of variants) if (standingIn(text, variant)) for (const stem of variant.stems) said.add(stem);
  return said;
}

/** Every stem that any variant has. */
export const stemsOfTerms = (terms: readonly Term[]): string[] => [
  ...new Set(terms.flatMap(({ variants }) => variants.flatMap(({ stems }) => stems))),
];
