/** Up to so many results of a kind are counted by the server; there may be more. */
export const COUNTED_AT_MOST = 100;

/** The number of results of one kind, `+100` where nobody counted further. */
export const countText = (total: number, numberText: (value: number) => string): string =>
  `${total >= COUNTED_AT_MOST ? '+' : ''}${numberText(total)}`;
