/** So many of these, of which each may be asked once on a paper. */
export interface Draw {
  count: number;
  /** Ids of questions, in the order in which they are taken. */
  pool: readonly string[];
}

/**
 * What each draw gets, without repetition, and as many as there can be: where two draws want the same question, one of
 * them takes another where it has another (QB-2).
 */
export function fillDraws(draws: readonly Draw[]): string[][] {
  const holders = new Map<string, number>();
  const take = (draw: number, asked: Set<string>): boolean => {
    const { pool } = draws[draw]!;
    const free = pool.find((id) => !holders.has(id));
    if (free !== undefined) return Boolean(holders.set(free, draw));
    return pool.some((id) => {
      const holder = holders.get(id);
      if (holder === draw || holder === undefined || asked.has(id)) return false;
      asked.add(id);
      return take(holder, asked) && Boolean(holders.set(id, draw));
    });
  };
  draws.forEach(({ count }, draw) => {
    for (let filled = 0; filled < count && take(draw, new Set()); filled += 1);
  });
  return draws.map((_, draw) => [...holders].filter(([, holder]) => holder === draw).map(([id]) => id));
}

/**
 * From how many questions a paper's draws chose, counted as the narrowest of them would have it: ten of a hundred beside
 * nine of nine are no better than nineteen of nineteen (EVD-4).
 */
export function drawnFrom(draws: readonly Draw[], picked: readonly (readonly string[])[]): number {
  const total = picked.flat().length;
  if (total === 0) return 0;
  const together = new Set(draws.flatMap(({ pool }) => pool)).size / total;
  const each = draws.map(({ pool }, at) => (picked[at]!.length > 0 ? pool.length / picked[at]!.length : together));
  return Math.floor(total * Math.min(together, ...each));
}

/** How often a paper asks each question on average, whichever of the pools chance draws (EVD-8). */
export function expectedOf(draws: readonly Draw[]): Map<string, number> {
  const expected = new Map<string, number>();
  for (const { count, pool } of draws)
    for (const id of pool) expected.set(id, Math.min(1, (expected.get(id) ?? 0) + count / pool.length));
  return expected;
}
