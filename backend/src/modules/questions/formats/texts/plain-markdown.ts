import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import TurndownService from 'turndown';

const turndown = new TurndownService();

/**
 * Plain text as Markdown that reads as it was written. Signs are escaped only in texts that Markdown would read as
 * something else: `snake_case` and `a[0]` stay as they are.
 */
export function plainToMarkdown(text: string): string {
  // Indentation is part of code, and Markdown leaves blanks at the beginning of a line out.
  const lines = text.split('\n').map((line, at) => (at === 0 ? line : line.replace(/^[ \t]+/, unbreakable)));
  const written = lines.join('  \n');
  return readsAsWritten(written) ? written : lines.map(escapedWords).join('  \n');
}

const unbreakable = (blanks: string): string => blanks.replaceAll('\t', '    ').replaceAll(' ', '\u00A0');

/** Words of a text between its tags; what stands at their edge may meet a sign of Markdown there. */
export const wordsOfHtml = (text: string): string =>
  readsAsWritten(text) && !/^\s*[*_`~\\![\]()#>+-]|[*_`~\\![\]()]\s*$/.test(text) ? text : escapedWords(text);

const escapedWords = (line: string): string =>
  turndown
    .escape(line)
    .replace(/&(?=#?\w{1,32};)/g, '\\&')
    .replaceAll('|', '\\|');

function readsAsWritten(markdown: string): boolean {
  if (markdown.trim() === '') return true;
  const html = micromark(markdown, gfmOptions());
  if (/<(?!\/?(?:p|a)[ >]|br )/.test(html)) return false;
  return words(decoded(html.replace(/<\/?(?:p|a|br)(?: [^<>]*)?>/g, ''))) === words(markdown);
}

const gfmOptions = () => ({ extensions: [gfm()], htmlExtensions: [gfmHtml()] });

/** Markdown as HTML, with the tags that stand in it. */
export const asHtml = (markdown: string): string => micromark(markdown, { ...gfmOptions(), allowDangerousHtml: true });

/** Whether tags stand in Markdown, outside of its code. */
export const hasHtml = (markdown: string): boolean => asHtml(markdown) !== micromark(markdown, gfmOptions());

const words = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** Those that micromark writes. */
const decoded = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The sign that HTML calls by this name or number. */
export const signOf = (entity: string): string => decoded(micromark(entity).replace(/^<p>|<\/p>\s*$/g, '')) || ' ';
