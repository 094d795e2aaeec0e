/** The list with one item at another place; unchanged where there is no such place. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = [...items];
  if (to < 0 || to >= items.length || from === to) return moved;
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** The list with one item replaced. */
export const replaceItem = <T>(items: readonly T[], index: number, item: T): T[] =>
  items.map((former, at) => (at === index ? item : former));

export const withoutItem = <T>(items: readonly T[], index: number): T[] => items.filter((_, at) => at !== index);
