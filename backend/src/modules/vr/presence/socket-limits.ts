/** Lets so many calls through at once and so many a second after that. */
export class Bucket {
  private tokens: number;
  private at: number;

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    now: number,
  ) {
    this.tokens = burst;
    this.at = now;
  }

  take(now: number): boolean {
    this.tokens = this.filledBy(now);
    this.at = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }

  isFull(now: number): boolean {
    return this.filledBy(now) === this.burst;
  }

  private filledBy(now: number): number {
    return Math.min(this.burst, this.tokens + ((now - this.at) / 1000) * this.perSecond);
  }
}

/** A bucket for each of many; those that are full again are forgotten, the longest unused first. */
export class Buckets {
  private readonly held = new Map<string, Bucket>();

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
  ) {}

  take(key: string, now: number): boolean {
    for (const [unused, bucket] of this.held) {
      if (!bucket.isFull(now)) break;
      this.held.delete(unused);
    }
    const bucket = this.held.get(key) ?? new Bucket(this.burst, this.perSecond, now);
    this.held.delete(key);
    this.held.set(key, bucket);
    return bucket.take(now);
  }
}
