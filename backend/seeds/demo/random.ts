/** Seeded random numbers: the same seed gives the same demo data on every machine (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** A whole number; both ends are possible. */
  integer(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }

  shuffled<T>(items: readonly T[]): T[] {
    return this.heaviestFirst(items, () => 1);
  }

  /** All items in random order, heavier ones rather towards the front. */
  heaviestFirst<T>(items: readonly T[], weight: (item: T) => number): T[] {
    const keyed = items.map((item) => ({ item, key: Math.pow(this.next(), 1 / weight(item)) }));
    return keyed.sort((a, b) => b.key - a.key).map(({ item }) => item);
  }

  /** Draws again and again, each item as often as its weight says. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): () => T {
    const ends: number[] = [];
    let total = 0;
    for (const item of items) ends.push((total += weight(item)));
    return () => items[firstAbove(ends, this.next() * total)] as T;
  }
}

/** Index of the first of the rising numbers that is above the value, by halving. */
function firstAbove(rising: readonly number[], value: number): number {
  let low = 0;
  let high = rising.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] as number) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
