/** What something for a reader is made of. */
export interface MadeOf {
  /** Tables of which any row may be in it. */
  of: readonly string[];
  /** Tables of which only the reader's own rows are in it; those of others change nothing. */
  own: readonly string[];
}

/** The names under which changes of it are told. */
export const namesFor = (readerId: string, { of, own }: MadeOf): string[] => [
  ...of,
  ...own,
  ...own.map((table) => `${table} ${readerId}`),
];
