/**
 * Something read from the database and kept in memory. When it has grown old the next question starts reading it anew
 * and goes on with the old one, so that nobody waits.
 */
export class KeptFresh<T> {
  private value: Promise<T> | undefined;
  private readAt = -Infinity;

  constructor(
    private readonly read: (former: T | undefined) => Promise<T>,
    private readonly freshMs: number,
  ) {}

  async current(): Promise<T> {
    const former = this.value;
    if (former && performance.now() - this.readAt < this.freshMs) return former;
    this.readAt = performance.now();
    const reading = this.readAfter(former);
    if (!former) {
      this.value = reading;
      // A failure is told to who asks now; the next one tries again.
      reading.catch(() => this.forget());
      return reading;
    }
    // The old one stays until there is a new one, and where there is none.
    reading.then(
      () => {
        if (this.value === former) this.value = reading;
      },
      () => undefined,
    );
    return former;
  }

  /** Reads anew at the next question, which waits for it. */
  forget(): void {
    this.value = undefined;
  }

  private async readAfter(former: Promise<T> | undefined): Promise<T> {
    return this.read(await former);
  }
}
