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
/** A component tag alone on its line: `<Sandpack>`, `</Note>`, `<Diagram name="…" height={367}>`. */
const tagLine = /^\s*<(\/?)([A-Z][A-Za-z]*)(\s[^\n]*)?\/?>\s*$/;
const anchorComment = /\s*\{\/\*.*?\*\/\}/g;

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

  const write = (line: string) => result.push('> '.repeat(open.filter(Boolean).length) + line);

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
      write(line.replace(anchorComment, ''));
      continue;
    }
    if (line.trimEnd().endsWith('/>')) continue;
    const [, closing, name = ''] = tag;
    if (closing) {
      open.pop();
      result.push('');
      continue;
    }
    const box = boxes[name];
    if (box) result.push('');
    open.push(box !== undefined);
    if (box) write(`[!${box}]`);
  }
  return result.join('\n');
}
