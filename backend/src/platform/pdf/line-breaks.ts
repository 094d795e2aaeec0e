/** What may stand alone on a line, and whether a space parts it from what precedes it. */
export interface Unbroken {
  text: string;
  isSpaced: boolean;
}

/** Scripts that are written without spaces: a line may end behind each of their letters. */
const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\P{L}*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** Splits a text where its lines may end. */
export const unbrokenParts = (text: string): Unbroken[] =>
  text
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((word) => (word.match(words) ?? [word]).map((part, index) => ({ text: part, isSpaced: index === 0 })));

const opening = /[\u2066\u2067]/u;

/** Closes at each line's end what is isolated there, and opens it anew on the next: lines are ordered one by one. */
export function reopenIsolates(lines: readonly string[]): string[] {
  const open: string[] = [];
  return lines.map((line) => {
    const before = open.join('');
    for (const character of line) {
      if (opening.test(character)) open.push(character);
      else if (character === '\u2069') open.pop();
    }
    return `${before}${line}${'\u2069'.repeat(open.length)}`;
  });
}
