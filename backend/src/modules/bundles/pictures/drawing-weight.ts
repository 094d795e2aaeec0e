/** Elements of one drawing, counted as often as it shows them. */
const maximumShown = 100_000;
/** Parts that show parts that show parts. */
const maximumDepth = 60;

/** How much a part of a drawing holds itself, and which parts it shows again. */
interface DrawnPart {
  elements: number;
  shows: string[];
}

/**
 * Counts what a drawing shows: parts that show parts may unfold a few letters to more than any phone draws (SEC-14).
 */
export class DrawingWeight {
  private readonly whole: DrawnPart = { elements: 0, shows: [] };
  private readonly parts = new Map<string, DrawnPart>();
  private readonly open: (DrawnPart | undefined)[] = [];

  begin(id: string | undefined, shows: readonly string[]): void {
    const part = id === undefined ? undefined : { elements: 0, shows: [] };
    if (id !== undefined && part && !this.parts.has(id)) this.parts.set(id, part);
    this.open.push(part);
    for (const each of [this.whole, ...this.open]) {
      if (!each) continue;
      each.elements += 1;
      each.shows.push(...shows);
    }
  }

  end(): void {
    this.open.pop();
  }

  /** False for what shows itself, too. */
  isBearable(): boolean {
    return this.weigh(this.whole, new Map(), 0) <= maximumShown;
  }

  private weigh(part: DrawnPart, known: Map<DrawnPart, number>, depth: number): number {
    const before = known.get(part);
    if (before !== undefined) return before;
    if (depth > maximumDepth) return Infinity;
    // A part that is met again while it is weighed shows itself.
    known.set(part, Infinity);
    const repeated = part.shows.map((id) => this.parts.get(id)).filter((shown) => shown !== undefined);
    const weight = repeated.reduce((sum, shown) => sum + this.weigh(shown, known, depth + 1), part.elements);
    known.set(part, weight);
    return weight;
  }
}
