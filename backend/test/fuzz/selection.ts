import type { Aimed } from './targets.js';

/** One of several processes that share what there is to try. */
export interface Part {
  /** From 0. */
  index: number;
  of: number;
}

/** Every n-th call of the row, so that the parts together are the whole and each has some of everything. */
export function* partOf(row: Iterable<Aimed>, { index, of }: Part): Generator<Aimed> {
  let at = 0;
  for (const call of row) {
    if (at % of === index) yield call;
    at += 1;
  }
}

/** So many calls of all rows in proportion, at even distances and at least one of each row. */
export function evenly(count: number, rows: () => readonly Iterable<Aimed>[]): Iterable<Aimed>[] {
  let all = 0;
  for (const row of rows()) all += [...row].length;
  const share = Math.min(1, count / all);
  return rows().map((row) => shareOf(row, share));
}

function* shareOf(row: Iterable<Aimed>, share: number): Generator<Aimed> {
  let at = 0;
  for (const call of row) {
    if (Math.floor(at * share) > Math.floor((at - 1) * share)) yield call;
    at += 1;
  }
}

/** Calls of the same target stand in one row, so that they do not wait for each other's locks. */
export const rowsOf = (calls: readonly Aimed[]): Iterable<Iterable<Aimed>> =>
  Map.groupBy(calls, ({ target }) => target).values();
