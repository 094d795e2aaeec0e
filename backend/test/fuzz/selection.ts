import type { Aimed } from './targets.js';

/** The first so many calls of all rows. */
export function* atMost(count: number, rows: readonly Iterable<Aimed>[]): Generator<Iterable<Aimed>> {
  let left = count;
  for (const row of rows)
    yield (function* () {
      for (const call of row) {
        if (left === 0) return;
        left -= 1;
        yield call;
      }
    })();
}

/** So many calls at even distances: of every row and every kind of value its share, and always the same. */
export function evenly(count: number, rows: readonly Iterable<Aimed>[]): Aimed[] {
  const calls = rows.flatMap((row) => [...row]);
  const distance = Math.max(1, calls.length / count);
  return calls.filter((_, at) => Math.floor((at + 1) / distance) > Math.floor(at / distance));
}

/** Calls of the same target stand in one row, so that they do not wait for each other's locks. */
export const rowsOf = (calls: readonly Aimed[]): Iterable<Iterable<Aimed>> =>
  Map.groupBy(calls, ({ target }) => target).values();
