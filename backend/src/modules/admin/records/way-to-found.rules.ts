/** Rows found may stand thicker further down; after so many times the expected rows the way along the list ends. */
const patience = 4;

/**
 * How many rows of a list to look at, from its top, for `needed` that are found by words; undefined where it is shorter to
 * sort all `found`. Of a common word the top of a list shows enough soon, however many people there are (SCL-1).
 * `listed` tells how many rows the list has, and is asked only where it matters.
 */
export async function rowsToWalk(
  needed: number,
  found: number,
  listed: () => Promise<number>,
): Promise<number | undefined> {
  if (found <= needed) return undefined;
  const walked = (needed * (await listed())) / found;
  return walked < found ? Math.ceil(patience * walked) : undefined;
}
