/** Ids of parts as a reader gives them: `o1` is the first option. */
export const partId = (kind: 'o' | 'l' | 'r' | 'i' | 'g', place: number): string => `${kind}${place + 1}`;
