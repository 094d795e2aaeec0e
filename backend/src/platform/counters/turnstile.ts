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
