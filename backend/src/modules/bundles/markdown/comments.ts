/** A code span or the beginning of a comment, whichever comes first: what stands in code is no comment. */
const codeOrComment = /(?<![\\`])(`+)(?!`)[^\n]*?[^`\n]\1(?!`)|<!--/g;

export interface Uncommented {
  /** The line with marks in place of comments. */
  line: string;
  /** Lines after the first that the comments took away. */
  further: number;
}

/**
 * The line at `from` without its comments; one that goes on takes the following lines along, of which `lastEnd` is the
 * last in which a comment ends. `mark` makes what stands in its place. A comment that never ends is none.
 */
export function withoutHtmlComments(
  lines: readonly string[],
  from: number,
  lastEnd: number,
  mark: (comment: string, lines: number) => string,
): Uncommented {
  let line = lines[from] ?? '';
  if (!line.includes('<!--')) return { line, further: 0 };
  let at = from;
  let written = '';
  for (;;) {
    const begin = beginningIn(line);
    if (begin < 0) return { line: written + line, further: at - from };
    const inside = line.indexOf('-->', begin + 4);
    if (inside < 0 && at >= lastEnd) return { line: written + line, further: at - from };
    let last = at;
    if (inside < 0)
      do last += 1;
      while (!lines[last]?.includes('-->'));
    const ending = lines[last] ?? '';
    const end = (inside >= 0 ? inside : ending.indexOf('-->')) + 3;
    const said = inside >= 0 ? line.slice(begin + 4, inside) : line.slice(begin + 4);
    written += line.slice(0, begin) + mark(said.trim(), last - at);
    line = (inside >= 0 ? line : ending).slice(end);
    at = last;
  }
}

function beginningIn(line: string): number {
  codeOrComment.lastIndex = 0;
  for (let found = codeOrComment.exec(line); found; found = codeOrComment.exec(line))
    if (found[0] === '<!--') return found.index;
  return -1;
}
