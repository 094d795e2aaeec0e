/** Each kind as often as asked for, in an order of chance. */
export function inOrderOfChance<Kind extends string>(counts: Record<Kind, number>): Kind[] {
  const all = (Object.keys(counts) as Kind[]).flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));
  return all
    .map((kind) => ({ kind, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
}
