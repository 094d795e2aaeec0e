/** The list with one id at another place, counted from zero. */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

/** Which of the rows lies at this height; the first above all, the last below all. */
export function placeAt(rows: readonly { top: number; bottom: number }[], y: number): number {
  const place = rows.findIndex(({ bottom }) => y < bottom);
  return place === -1 ? rows.length - 1 : place;
}
