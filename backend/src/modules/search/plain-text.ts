/** Markdown as one reads it aloud: an excerpt shows words, not signs. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/^\s{0,3}(?:```|~~~).*$/gm, ' ')
    .replace(/^[ \t]{0,3}\|[|: \t-]*$\n?/gm, '')
    .replace(/^[ \t]{0,3}\|.*$/gm, cellsOf)
    .replace(/!?\[([^\]\n]{0,300})\]\([^)\s[]{0,1000}\)/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}\s|>\s?|[-*+]\s(?:\[[ xX]?\]\s)?|\d{1,3}[.)]\s)/gm, '')
    .replace(/(?<!\w)[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}(?!\w)/g, '');

const cellsOf = (row: string): string =>
  row
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' · ');
