/** A comment of a programming language around a mark. */
const comment = (mark: string) =>
  new RegExp(String.raw`^\s*(?://|#|--|/\*|<!--|\{/\*)\s*${mark}\s*(?:\*/\}?|-->)?\s*$`);
const next = comment('highlight-next-line');
const start = comment('highlight-start');
const end = comment('highlight-end');
const known = /\*!\*|\*\/!\*|highlight-(?:next-line|start|end)/;

/**
 * Marks of other platforms inside code become what our player reads after the fence: ```js {2,4-5} (CRS-5). The lines
 * themselves stay as they are; a line that only was a mark goes.
 */
export function withHighlights(fence: string, lines: readonly string[]): { fence: string; lines: readonly string[] } {
  const text = lines.join('\n');
  if (!known.test(text) || !isClosed(text)) return { fence, lines };
  const shown: string[] = [];
  const highlighted: number[] = [];
  let isOn = false;
  let isNext = false;
  for (const line of lines) {
    if (next.test(line)) isNext = true;
    else if (start.test(line)) isOn = true;
    else if (end.test(line)) isOn = false;
    else {
      const begins = line.includes('*!*');
      const ends = line.includes('*/!*');
      const rest = begins || ends ? line.replace(/\*!\*|\*\/!\*/g, '') : line;
      const isMark = (begins || ends) && rest.trim() === '';
      if (!isMark) shown.push(rest);
      if (!isMark && (isOn || begins || isNext)) highlighted.push(shown.length);
      if (begins) isOn = true;
      if (ends) isOn = false;
      isNext = false;
    }
  }
  return highlighted.length > 0 ? { fence: `${fence} {${ranges(highlighted)}}`, lines: shown } : { fence, lines };
}

/** A mark that is never closed is text. */
const isClosed = (text: string): boolean =>
  text.split('*!*').length === text.split('*/!*').length &&
  text.split('highlight-start').length === text.split('highlight-end').length;

/** 1, 2, 3, 7 as 1-3,7. */
function ranges(numbers: readonly number[]): string {
  const found: [number, number][] = [];
  for (const each of numbers) {
    const last = found.at(-1);
    if (last && last[1] === each - 1) last[1] = each;
    else found.push([each, each]);
  }
  return found.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}
