import type { Question } from '@masar/domain';

/** Letters and digits alone, so that markup and escapes do not count. */
const letters = (text: string): string =>
  text
    .replace(/\[(?:moodle|html|plain|markdown)\]/g, '')
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(?:amp;)?#?\w+;/g, '')
    .replace(/\\n|!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Texts that a file marks as right, found by patterns of each format and not by its reader. */
function rightTexts(file: string): Set<string> {
  const found = new Set<string>();
  for (const [, text = ''] of file.matchAll(/<answer\b[^>]*fraction="100(?:\.0+)?"[^>]*>\s*<text>([\s\S]*?)<\/text>/g))
    // A picture that is not kept leaves its words.
    for (const said of [text, text.replace(/<img\b[^>]*\balt="([^"]*)"[^>]*>/g, '$1')]) found.add(letters(said));
  const labels = new Map(
    [...file.matchAll(/<response_label\b[^>]*ident\s*=\s*"([^"]+)"(?:[^>]*[^/])?>([\s\S]*?)<\/response_label>/g)].map(
      ([, ident = '', text = '']) => [ident, letters(text)],
    ),
  );
  for (const [, ident = ''] of file.matchAll(/<varequal\b[^>]*>([^<]*)<\/varequal>/g))
    found.add(labels.get(ident.trim()) ?? letters(ident));
  if (!/^\s*</.test(file))
    for (const [, text = ''] of file.matchAll(/(?<!\\)[={~]\s*(?:%[\d.]+%)?((?:\\.|[^\\=~#}])*)/g))
      found.add(letters(text));
  return found;
}

/** What earns everything alone in a question, as letters. */
function rightOnes(question: Question): string[] {
  if (question.kind === 'single')
    return question.options.filter(({ weight }) => weight === 100).map(({ text }) => letters(text.ar || text.en));
  if (question.kind === 'short-text')
    return question.accepted.filter(({ weight }) => weight === 100).map(({ text }) => letters(text));
  return [];
}

/** Whether the right option or text of a question is one that its file marks; nothing where no pattern finds any. */
export function keyIsKept(file: string, question: Question): boolean | undefined {
  const marked = rightTexts(file);
  const right = rightOnes(question);
  if (marked.size === 0 || right.length === 0 || right.includes('')) return undefined;
  return right.some((text) => marked.has(text));
}
