/** Component tags of teaching material that are boxes in our texts. Other tags vanish, their content stays. */
const boxes: Record<string, string> = {
  Note: 'NOTE',
  DeepDive: 'NOTE',
  Recap: 'NOTE',
  Pitfall: 'WARNING',
  Wip: 'WARNING',
  Hint: 'TIP',
  Solution: 'TIP',
};

const fence = /^\s*(```+|~~~+)(.*)$/;
/** A component tag alone on its line: `<Sandpack>`, `</Note>`, `<Diagram name="…" height={367}>`; further in it is code. */
const tagLine = /^ {0,3}<(\/?)([A-Z][A-Za-z]*)(\s[^\n]*)?\/?>\s*$/;
/** Code by its indentation, or so far in that nobody comments there; anchors stand after headings. */
const indentedCode = /^(?: {4}|\t)(?!\s*#)/;
/** Boxes inside boxes; the text of deeper ones stands in these. */
const maximumBoxes = 20;
/** Letters of boxes' signs in one text: each level writes one before every line within (SEC-14). */
const maximumSigns = 200_000;

/**
 * Makes plain Markdown of lesson files as real projects have them (CRS-5): front matter, `{/* anchors *\/}` and
 * component tags go, note-like components become `> [!NOTE]` boxes, code blocks marked `hidden` are left out.
 * Code is never touched. The stored text stays as it was imported.
 */
export function prepareMarkdown(source: string): string {
  const lines = source.replace(/^---\n[\s\S]*?\n---\n/, '').split('\n');
  const open: boolean[] = [];
  const result: string[] = [];
  let codeFence: string | null = null;
  let isHidden = false;

  let boxCount = 0;
  let signs = 0;

  const write = (line: string) => {
    const sign = signs < maximumSigns ? '> '.repeat(boxCount) : '';
    signs += sign.length;
    result.push(sign + line);
  };

  for (const line of lines) {
    const [, marks = '', meta = ''] = fence.exec(line) ?? [];
    if (codeFence !== null) {
      if (!isHidden) write(line);
      const isEnd = marks.startsWith(codeFence) && meta.trim() === '';
      if (isEnd) codeFence = null;
      continue;
    }
    if (marks) {
      codeFence = marks;
      isHidden = /\bhidden\b/.test(meta);
      if (!isHidden) write(line);
      continue;
    }
    const tag = tagLine.exec(line);
    if (!tag) {
      write(indentedCode.test(line) ? line : withoutComments(line));
      continue;
    }
    if (line.trimEnd().endsWith('/>')) continue;
    const [, closing, name = ''] = tag;
    if (closing) {
      if (open.pop()) boxCount -= 1;
      result.push('');
      continue;
    }
    const box = boxCount < maximumBoxes ? boxes[name] : undefined;
    if (box) result.push('');
    open.push(box !== undefined);
    if (!box) continue;
    boxCount += 1;
    write(`[!${box}]`);
  }
  return result.join('\n');
}

/** Searches by index: a comment that never ends costs one look, not one per beginning. What stands in code is none. */
function withoutComments(line: string): string {
  let rest = '';
  let from = 0;
  let isInCode = false;
  for (;;) {
    const begin = line.indexOf('{/*', from);
    const end = begin < 0 ? -1 : line.indexOf('*/}', begin + 3);
    if (end < 0) return rest + line.slice(from);
    const before = line.slice(from, begin);
    // An odd number of backticks opens a code span, or closes it.
    if (before.split('`').length % 2 === 0) isInCode = !isInCode;
    rest += isInCode ? line.slice(from, begin + 3) : before.trimEnd();
    from = isInCode ? begin + 3 : end + 3;
  }
}
