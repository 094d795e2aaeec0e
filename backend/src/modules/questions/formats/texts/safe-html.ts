import { type Loss, Unreadable } from '../read-questions.js';
import { drawsOthers, tellLetters } from './fonts-of-signs.js';
import { formula, media, silent } from './html-elements.js';
import { doesWork, isAtWork, refuseDepth, type Tag, tagsOf } from './html-tags.js';

/**
 * HTML in which only what does something is a tag: names of types, unfinished tags and elements that a text is about
 * become words (QB-3). What goes although somebody may have meant it is told.
 */
export function safeHtml(html: string, losses: Loss[]): string {
  const text = withoutComments(html, losses);
  const tags = tagsOf(text);
  refuseDepth(tags);
  const pieces: string[] = [];
  let from = 0;
  for (const tag of tags) {
    if (tag.at < from) continue;
    const words = asWords(text.slice(from, tag.at));
    pieces.push(words);
    const source = text.slice(tag.at, tag.end);
    from = tag.end;
    if (!isAtWork(tag)) pieces.push(source.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    else if (formula.has(tag.name)) throw new Unreadable('formula');
    else if (media.has(tag.name)) throw new Unreadable('media', `<${tag.name}>`);
    else if (!silent.has(tag.name)) {
      pieces.push(withoutDeadLink(tag, source, losses));
      if (!tag.isClosing) {
        tellLook(tag.name, tag.attributes, losses);
        const end = tag.partner === undefined ? undefined : tags[tag.partner]!.at;
        if (drawsOthers(tag.attributes)) tellLetters(text.slice(tag.end, end), losses);
      }
    } else if (!tag.isClosing && tag.partner !== undefined) {
      from = tags[tag.partner]!.end;
      if (tag.name !== 'style') tell(losses, 'markup', `<${tag.name}>`);
    }
  }
  return [...pieces, asWords(text.slice(from))].join('');
}

/** A link to a file beside the text leads nowhere here: its words stay. */
function withoutDeadLink({ name, isClosing, attributes }: Tag, source: string, losses: Loss[]): string {
  if (name !== 'a' || isClosing) return source;
  const [, , address = ''] = /\shref\s*=\s*(["']?)([^"'<>]*)\1/i.exec(attributes) ?? [];
  if (address === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address.trim())) return source;
  tell(losses, 'other-file', address.trim().slice(0, 200));
  return '<a>';
}

/** What is no tag but looks like one to a parser: `<!DOCTYPE html>`, `<?php`, a comment without its end. */
const asWords = (text: string): string => text.replace(/<(?=[!?/A-Za-z])/g, '&lt;');

function withoutComments(html: string, losses: Loss[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (;;) {
    const at = html.indexOf('<!--', from);
    const end = at < 0 ? -1 : html.indexOf('-->', at + 4);
    if (end < 0) return [...pieces, html.slice(from)].join('');
    pieces.push(html.slice(from, at));
    const said = html.slice(at + 4, end).trim();
    // Word and the clipboard leave theirs behind.
    if (!/^(?:\[if|\[endif|StartFragment|EndFragment|$)/.test(said))
      tell(losses, 'markup', `<!-- ${said.slice(0, 60)}`);
    from = end + 3;
  }
}

function tellLook(name: string, attributes: string, losses: Loss[]): void {
  if (doesWork(name)) tell(losses, 'markup', `<${name}>`);
  const isMarked = ['u', 'ins', 'mark', 'ruby'].includes(name);
  const isStyled = /style\s{0,9}=[^>]{0,1000}?(?:color|background|underline|line-through)/i.test(attributes);
  if (isMarked || isStyled || (name === 'font' && /color/i.test(attributes))) tell(losses, 'style', `<${name}>`);
}

/** The same is told once. */
function tell(losses: Loss[], reason: Loss['reason'], detail: string): void {
  if (!losses.some((loss) => loss.reason === reason && loss.detail === detail)) losses.push({ reason, detail });
}
