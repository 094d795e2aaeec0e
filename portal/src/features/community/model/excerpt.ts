/** More than two lines of a card hold. */
const LENGTH = 220;

const marks: [RegExp, string][] = [
  [/^(```|~~~)[^\n]*\n?/gm, ''],
  [/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1'],
  [/^\s{0,3}(#{1,6}|>|[-*+]|\d+\.)\s+/gm, ''],
  [/(\*\*|__|~~|`)/g, ''],
  [/\s+/g, ' '],
];

/** The beginning of a Markdown text as plain words. */
export function excerpt(markdown: string): string {
  const plain = marks.reduce((text, [mark, words]) => text.replace(mark, words), markdown.slice(0, 4 * LENGTH)).trim();
  if (plain.length <= LENGTH) return plain;
  const end = plain.lastIndexOf(' ', LENGTH);
  return `${plain.slice(0, end > 0 ? end : LENGTH)}…`;
}
