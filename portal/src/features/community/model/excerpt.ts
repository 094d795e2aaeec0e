/** More than two lines of a card hold. */
const LENGTH = 220;

const codeBlock = /^(```|~~~)[^\n]*\n[^]*?(^\1|(?![^]))/gm;

const marks: [RegExp, string][] = [
  [/^\s*\|.*$/gm, ' '],
  [/^(```|~~~)[^\n]*\n?/gm, ''],
  [/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1'],
  [/^\s{0,3}(#{1,6}|>|[-*+]|\d+\.)\s+/gm, ''],
  [/(\*\*|__|~~|`)/g, ''],
  [/\s+/g, ' '],
];

const plainly = (markdown: string): string =>
  marks.reduce((text, [mark, words]) => text.replace(mark, words), markdown).trim();

/** The beginning of a Markdown text as plain words; its code only where there is nothing else. */
export function excerpt(markdown: string): string {
  const beginning = markdown.slice(0, 4 * LENGTH);
  const plain = plainly(beginning.replace(codeBlock, ' ')) || plainly(beginning);
  if (plain.length <= LENGTH) return plain;
  const end = plain.lastIndexOf(' ', LENGTH);
  return `${plain.slice(0, end > 0 ? end : LENGTH)}…`;
}
