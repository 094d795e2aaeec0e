/** Lets so many in at once; all others wait for their turn in the order in which they came, and hold nothing meanwhile. */
export class Turnstile {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside < this.atOnce) this.inside += 1;
    // Whoever leaves hands their place over.
    else await new Promise<void>((enter) => this.waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.inside -= 1;
    }
  }
}

/** A turnstile for each of many, kept while somebody passes it. */
export class Turnstiles {
  private readonly kept = new Map<string, { turnstile: Turnstile; people: number }>();

  constructor(private readonly atOnce: number) {}

  async pass<T>(key: string, work: () => Promise<T>): Promise<T> {
    const own = this.kept.get(key) ?? { turnstile: new Turnstile(this.atOnce), people: 0 };
    this.kept.set(key, own);
    own.people += 1;
    try {
      return await own.turnstile.pass(work);
    } finally {
      own.people -= 1;
      if (own.people === 0) this.kept.delete(key);
    }
  }
}
