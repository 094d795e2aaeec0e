import { stemsOfWord } from './stems.ts';

/** A piece of a text; `match` marks the words that a search was after. Never HTML. */
export interface TextSegment {
  text: string;
  match: boolean;
}

const letters = '[\\p{L}\\p{N}\\p{M}\\u0640\\u200C\\u200D]';
const word = new RegExp(`${letters}+(?:[.+#]+${letters}+)*[+#]*`, 'gu');

/** Whether a word of the text stands for one of the stems. */
const matches = (text: string, stems: ReadonlySet<string>): boolean =>
  stemsOfWord(text).some((stem) => stems.has(stem));

/** Cuts a text into pieces that do and do not stand for one of the stems; joined they are the text again. */
export function segmentsOf(text: string, stems: ReadonlySet<string>): TextSegment[] {
  const segments: TextSegment[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!matches(found, stems)) continue;
    if (index > done) segments.push({ text: text.slice(done, index), match: false });
    segments.push({ text: found, match: true });
    done = index + found.length;
  }
  if (done < text.length) segments.push({ text: text.slice(done), match: false });
  return segments;
}

/** About `length` characters around the first word that was searched for, cut between words; else the beginning. */
export function excerptOf(text: string, stems: ReadonlySet<string>, length: number): TextSegment[] {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return segmentsOf(line, stems);
  const first = Array.from(line.matchAll(word)).find(([found]) => matches(found, stems))?.index ?? 0;
  const wanted = Math.max(0, Math.min(first - Math.floor(length / 4), line.length - length));
  const start = wanted === 0 ? 0 : Math.min(first, line.indexOf(' ', wanted) + 1 || first);
  const last = line.lastIndexOf(' ', start + length);
  const end = start + length >= line.length ? line.length : last > first ? last : start + length;
  // A cut inside a long word must not leave half a character.
  const piece = line.slice(start, end).replace(/[\uD800-\uDBFF]$/, '');
  return segmentsOf(`${start > 0 ? '… ' : ''}${piece}${end < line.length ? ' …' : ''}`, stems);
}
