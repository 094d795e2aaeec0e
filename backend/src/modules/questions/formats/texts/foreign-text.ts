import { foreignTex, type LocalizedMarkdown, markedTex } from '@masar/domain';
import { type Loss, Unreadable } from '../read-questions.js';
import { tellPrivateSigns } from './fonts-of-signs.js';
import { isMarkup, refuseDepth, tagsOf } from './html-tags.js';
import { htmlToMarkdown } from './html-to-markdown.js';
import { localized } from './languages.js';
import { withoutForeignPictures } from './pictures.js';
import { asHtml, hasHtml, plainToMarkdown, signOf } from './plain-markdown.js';
import { safeHtml } from './safe-html.js';

/** How a text is written; `auto` is plain text in which tags may stand, `mixed` Markdown in which tags do what they do in HTML. */
export type TextFormat = 'auto' | 'html' | 'markdown' | 'mixed' | 'plain';

/** Letters of one text, its marks included. */
export const longest = 20_000;

/** A text of another system as Markdown in the language of its letters; what is lost of it is told (QB-3). */
export const foreignText = (format: TextFormat, text: string, losses: Loss[]): LocalizedMarkdown => {
  // Two languages, and the marks around them.
  if (text.length > 3 * longest) refuseLength(text);
  const { ar, en } = localized(text.trim(), losses);
  const written = (words: string) => (words.trim() === '' ? '' : asMarkdown(format, words, losses));
  return ar === en ? both(written(ar)) : { ar: written(ar), en: written(en) };
};

function refuseLength(text: string): never {
  refuseDepth(tagsOf(text));
  throw new Unreadable('too-long', text.slice(0, 40));
}

const both = (text: string) => ({ ar: text, en: text });

function asMarkdown(format: TextFormat, text: string, losses: Loss[]): string {
  if (text.length > longest) refuseLength(text);
  tellPrivateSigns(text, losses);
  if (format === 'markdown') return withoutForeignPictures(text.trim(), losses);
  if (format === 'mixed' && !hasHtml(text)) return withoutForeignPictures(text.trim(), losses);
  const isHtml = ['html', 'mixed'].includes(format) || (format === 'auto' && isMarkup(text));
  const formulas: string[] = [];
  const source = isHtml ? withEquations(text) : text;
  const marked = foreignTex(source)
    .map((piece) => {
      if (piece.display === undefined) return piece.text;
      formulas.push(markedTex({ ...piece, text: isHtml ? formulaOf(piece.text) : piece.text }));
      return `\uE200${formulas.length - 1}\uE201`;
    })
    .join('');
  const markdown = isHtml ? fromHtml(format, marked, losses) : fromPlain(format, marked);
  return markdown.replace(/\uE200(\d+)\uE201/g, (_, at: string) => formulas[Number(at)] ?? '');
}

function fromHtml(format: TextFormat, html: string, losses: Loss[]): string {
  const lines = format === 'auto' ? html.trim().replaceAll('\n', '<br>') : format === 'mixed' ? asHtml(html) : html;
  const told: Loss[] = [];
  const markdown = withoutForeignPictures(htmlToMarkdown(safeHtml(lines, told)), told);
  // A text that is nothing but a tag is about it.
  if (markdown === '' && !told.some(({ reason }) => reason === 'picture'))
    return nothingIn(html) ? '' : plainToMarkdown(html.trim());
  losses.push(
    ...told.filter(({ reason, detail }) => !losses.some((loss) => loss.reason === reason && loss.detail === detail)),
  );
  return markdown;
}

/** What editors leave behind in an empty field. */
export const nothingIn = (html: string): boolean =>
  html.replace(/<\/?(?:p|div|span|br)(?:\s[^<>]*)?\/?>|&nbsp;|\s/gi, '') === '';

function fromPlain(format: TextFormat, text: string): string {
  const words = text.trim();
  return plainToMarkdown(format === 'auto' ? withSigns(words) : words);
}

/** Signs that Moodle writes by name; a name that stands for itself is what a question is about. */
function withSigns(text: string): string {
  if (/^&#?\w{1,32};$/.test(text)) return text;
  return text.replace(
    /(^|\s)?&(#\d{1,6}|#x[\da-f]{1,5}|\w{2,20});(?=(\s|$)?)/gi,
    (whole, before: string | undefined, name: string, behind: string | undefined) => {
      if (name === 'nbsp' && before !== undefined && behind !== undefined) return whole;
      return (before ?? '') + signOf(`&${name};`);
    },
  );
}

/** The TeX of a formula that an editor wrote as HTML. */
const formulaOf = (html: string): string =>
  html.replace(/<br\s*\/?>/gi, ' ').replace(/&(lt|gt|amp|quot|nbsp|#39);/g, (_, name: string) => signs[name] ?? ' ');
const signs: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };

/** Formulas that Canvas draws as pictures carry their TeX. */
const withEquations = (html: string): string =>
  html.replace(
    /<img\b[^<>]*\bdata-equation-content="([^"<>]*)"[^<>]*>/gi,
    (_, tex: string) => String.raw`\(` + tex + String.raw`\)`,
  );
