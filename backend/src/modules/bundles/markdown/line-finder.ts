import type { CodeVault } from './code-vault.js';

/** Lines of places in a text with tokens. Asked for in their order, each part of the text is looked at once. */
export class LineFinder {
  private line = 1;
  private place = 0;

  constructor(
    private readonly text: string,
    private readonly vault: CodeVault,
  ) {}

  at(place: number): number {
    if (place < this.place) [this.line, this.place] = [1, 0];
    if (place > this.place) {
      this.line += this.vault.linesOf(this.text.slice(this.place, place));
      this.place = place;
    }
    return this.line;
  }
}
