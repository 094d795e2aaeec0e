/** Letters of a token that fits the line of the narrowest phone; a longer one may be parted, at its joints alone. */
const longest = 28;

const joint = /(?<=[/\\.,;:&?=_-])/;

export interface CodeToken {
  /** Pieces between which the line may end; one for what is never parted. */
  pieces: string[];
  /** No line ends within it: neither a blank nor longer than a line. */
  isWhole: boolean;
}

/** The words and blanks of a piece of code: `charset="utf-8"` is one word, and no line ends within it (LSN-2). */
export const codeTokens = (code: string): CodeToken[] =>
  code
    .split(/(\s+)/)
    .filter(Boolean)
    .map((token) => {
      const isLong = token.length > longest;
      return { pieces: isLong ? token.split(joint) : [token], isWhole: !isLong && token.trim() !== '' };
    });
