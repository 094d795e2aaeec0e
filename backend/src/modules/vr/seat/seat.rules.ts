/** The lowest seat that nobody has. */
export function firstFree(taken: readonly number[]): number {
  const seats = new Set(taken);
  let seat = 0;
  while (seats.has(seat)) seat += 1;
  return seat;
}
