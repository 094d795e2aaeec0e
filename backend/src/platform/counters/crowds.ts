/** From so many within a second on they are a crowd. */
const crowdFrom = 20;
const secondMs = 1000;

/** Where many come within a second to this process: what they would write to one row is better gathered (SCL-3). */
export class Crowds {
  private second = 0;
  private readonly came = new Map<string, number>();

  /** Somebody comes; answers whether so many came in the same second that they are a crowd. */
  isCrowdedAt(place: string, now = Date.now()): boolean {
    const second = Math.floor(now / secondMs);
    if (second !== this.second) this.came.clear();
    this.second = second;
    const count = (this.came.get(place) ?? 0) + 1;
    this.came.set(place, count);
    return count > crowdFrom;
  }
}
