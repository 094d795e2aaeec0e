/** The list with one part changed. */
export const withPart = <Part>(parts: readonly Part[], at: number, changes: Partial<Part>): Part[] =>
  parts.map((part, place) => (place === at ? { ...part, ...changes } : part));

export const withoutPart = <Part>(parts: readonly Part[], at: number): Part[] =>
  parts.filter((_, place) => place !== at);
