/** To make the words of a row takes as long as to fetch and sort so many that an index found; measured with names, 4.3 and 0.45 µs. */
const madeAgainst = 10;
/** Rows found may stand thicker elsewhere in the list; with so many times the expected rows the search along it ends. */
const patience = 4;

/**
 * How many rows of a list to look at, from its top, for `needed` that are found by words; undefined where it is cheaper to
 * sort all `found`. Of a common word the top of a list shows enough soon, however many people there are (SCL-1).
 * `listed` tells how many rows the list has, and is asked only where it matters.
 */
export async function rowsToWalk(
  needed: number,
  found: number,
  listed: () => Promise<number>,
): Promise<number | undefined> {
  if (found <= madeAgainst * needed) return undefined;
  const walked = (needed * (await listed())) / found;
  return madeAgainst * walked < found ? Math.ceil(patience * walked) : undefined;
}
