import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';

/** Bytes of drawn things that stay at hand; a badge or a PDF has some fifty thousand. */
const keptBytes = 16 * 2 ** 20;

/** What was drawn last, by what it was drawn of: the same is drawn once, though many ask at the same moment (REL-11). */
export class DrawnThings {
  private readonly kept = new Map<string, { bytes: Promise<Uint8Array>; size: number }>();
  private size = 0;

  constructor(private readonly most = keptBytes) {}

  /** `draw` is called where nothing is at hand; what failed is tried again by the next who asks. */
  of(name: string, input: unknown, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const key = createHash('sha256')
      .update(serialize([name, input]))
      .digest('base64url');
    const known = this.kept.get(key);
    if (known) {
      // To the end, for the first ones go first.
      this.kept.delete(key);
      this.kept.set(key, known);
      return known.bytes;
    }
    const drawn = { bytes: draw(), size: 0 };
    this.kept.set(key, drawn);
    drawn.bytes.then(
      ({ length }) => this.count(drawn, length),
      () => this.kept.delete(key),
    );
    return drawn.bytes;
  }

  private count(drawn: { size: number }, size: number): void {
    drawn.size = size;
    this.size += size;
    for (const [key, oldest] of this.kept) {
      if (this.size <= this.most) break;
      this.size -= oldest.size;
      // What is still being drawn has no size yet and is counted when it is there.
      if (oldest.size > 0) this.kept.delete(key);
    }
  }
}
