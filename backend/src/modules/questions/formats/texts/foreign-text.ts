import type { LocalizedMarkdown } from '@masar/domain';
import { type Loss, Unreadable } from '../read-questions.js';
import { htmlToMarkdown, plainToMarkdown } from './html-to-markdown.js';
import { localized } from './languages.js';
import { withoutForeignPictures } from './pictures.js';

/** How a text is written; `auto` is plain text in which tags may stand. */
export type TextFormat = 'auto' | 'html' | 'markdown' | 'plain';

const tag = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;
const longest = 20_000;

/** A text of another system as Markdown in the language of its letters; what is lost of it is told (QB-3). */
export const foreignText = (format: TextFormat, text: string, losses: Loss[]): LocalizedMarkdown => {
  const { ar, en } = localized(text.trim());
  const written = (words: string) => (words === '' ? '' : asMarkdown(format, words, losses));
  return ar === en ? both(written(ar)) : { ar: written(ar), en: written(en) };
};

const both = (text: string) => ({ ar: text, en: text });

function asMarkdown(format: TextFormat, text: string, losses: Loss[]): string {
  if (text.length > longest) throw new Unreadable('too-long', text.slice(0, 40));
  const isHtml = format === 'html' || (format === 'auto' && tag.test(text));
  if (isHtml && /<(?:\w+:)?math[\s>]/i.test(text)) throw new Unreadable('formula');
  if (isHtml && /<(?:audio|video|object|embed|iframe|svg)[\s>]/i.test(text)) throw new Unreadable('media');
  const asLines = format === 'auto' ? text.replaceAll('\n', '<br>') : text;
  if (isHtml) return withoutForeignPictures(htmlToMarkdown(asLines), losses);
  if (format === 'markdown') return withoutForeignPictures(text.trim(), losses);
  return plainToMarkdown(text.trim()).replaceAll('\n', '  \n');
}
