import { beginningOf } from './beginning.ts';

const codeBlock = /^(```|~~~)[^\n]*\n[^]*?(^\1|(?![^]))/gm;

const marks: [RegExp, string][] = [
  [/^\s*\|[^|\n]+\|.*$/gm, ' '],
  [/^(```|~~~)[^\n]*\n?/gm, ''],
  [/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1'],
  [/^\s{0,3}(#{1,6}|>|[-*+]|\d+\.)\s+/gm, ''],
  [/(\*\*|~~|(?<!\w)__)(?=\S)(.*?\S)\1(?!\w)/g, '$2'],
  [/`/g, ''],
  [/\\([!-'*-/:-@[-`{-~])/g, '$1'],
  [/\s+/g, ' '],
];

const plainly = (markdown: string): string =>
  marks.reduce((text, [mark, words]) => text.replace(mark, words), markdown).trim();

/** The beginning of a Markdown text as plain words; its code only where there is nothing else. */
export function plainBeginningOf(markdown: string, length: number): string {
  const looked = markdown.slice(0, 4 * length);
  return beginningOf(plainly(looked.replace(codeBlock, ' ')) || plainly(looked), length);
}
