/** The next place of a list, round about; -1 is none, before the first and behind the last. */
export function stepThrough(length: number, place: number, step: number): number {
  const places = length + 1;
  return ((place + 1 + step + places) % places) - 1;
}
