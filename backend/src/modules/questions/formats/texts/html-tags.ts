import { TooDeep } from '../read-questions.js';
import { empty, endsItself, formatting, formula, isKnown, media, structure, working } from './html-elements.js';

/** A tag where it stands in a text. */
export interface Tag {
  at: number;
  end: number;
  /** In small letters. */
  name: string;
  isClosing: boolean;
  attributes: string;
  /** Place of the tag that closes it or that it closes, among the tags. */
  partner?: number;
}

const written = /<(\/?)([A-Za-z][\w:.-]*)(?![\w:.-])((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g;
/** Elements in elements; what is beyond would be as deep in what reads it (SEC-6). */
const deepest = 100;

/** The tags of a text, each closing one with the nearest open one of its name. */
export function tagsOf(text: string): Tag[] {
  const tags: Tag[] = [];
  const open = new Map<string, number[]>();
  for (const found of text.matchAll(written)) {
    const [whole, slash = '', name = '', attributes = ''] = found;
    const tag: Tag = {
      at: found.index,
      end: found.index + whole.length,
      name: name.toLowerCase(),
      isClosing: slash !== '',
      attributes,
    };
    const place = tags.push(tag) - 1;
    if (empty.has(tag.name)) continue;
    const waiting = open.get(tag.name) ?? [];
    open.set(tag.name, waiting);
    if (!tag.isClosing) waiting.push(place);
    else if (waiting.length > 0) {
      tag.partner = waiting.pop()!;
      tags[tag.partner]!.partner = place;
    }
  }
  return tags;
}

/** Whether a text that says no format is HTML: a formatting element closes in it, a picture is shown, or a line broken. */
export function isMarkup(text: string): boolean {
  return tagsOf(text).some(({ name, partner, at, end, attributes }) => {
    if (!formatting.has(name)) return false;
    if (partner !== undefined) return true;
    if (name === 'img') return /\ssrc\s*=/i.test(attributes);
    // Among words it breaks a line; between blanks it is a word itself.
    if (name !== 'br') return false;
    return /[\p{L}\p{N}.:;,؛،؟?!)]/u.test(text[at - 1] ?? '') || /[\p{L}\p{N}]/u.test(text[end] ?? '');
  });
}

/** Whether a tag of HTML does something; the others are words about it. */
export function isAtWork({ name, partner, isClosing, attributes }: Tag): boolean {
  if (/^(?:o|w|v|m|st\d+):/.test(name)) return true;
  if (!isKnown(name)) return false;
  if (partner !== undefined) return true;
  if (empty.has(name)) return formatting.has(name) || (media.has(name) && attributes.trim() !== '');
  if (endsItself.has(name) || structure.has(name)) return true;
  if (['div', 'span', 'font', 'center'].includes(name)) return isClosing || attributes.trim() !== '';
  return !isClosing && (media.has(name) || formula.has(name)) && attributes.trim() !== '';
}

/** Ends the reading of the file where elements nest beyond what anybody writes. */
export function refuseDepth(tags: readonly Tag[]): void {
  let depth = 0;
  for (const { isClosing, partner } of tags) {
    if (partner === undefined) continue;
    depth += isClosing ? -1 : 1;
    if (depth > deepest) throw new TooDeep();
  }
}

export const doesWork = (name: string): boolean => working.has(name);
