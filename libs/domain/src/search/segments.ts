import { remembered } from './remembered.ts';
import { stemsOfWord } from './stems.ts';

/** A piece of a text; `match` marks the words that a search was after. Never HTML. */
export interface TextSegment {
  text: string;
  match: boolean;
}

const letters = '[\\p{L}\\p{N}\\p{M}\\u0640\\u200C\\u200D]';
const word = new RegExp(`${letters}+(?:[.+#]+${letters}+)*[+#]*`, 'gu');

interface Word {
  from: number;
  to: number;
  stems: readonly string[];
}

/** The words of a text, where they stand. */
const wordsIn = (text: string): readonly Word[] =>
  Array.from(text.matchAll(word), ({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
    stems: stemsOfWord(found),
  }));

/** Characters: the same texts are marked again and again, for other words. A character costs some ten bytes here. */
const rememberedAtMost = 500_000;
const wordsOf = remembered(wordsIn, rememberedAtMost);
const lineOf = remembered((text) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return { line, words: wordsIn(line) };
}, rememberedAtMost);

const matches = (own: readonly string[], stems: ReadonlySet<string>): boolean => own.some((stem) => stems.has(stem));

/** Cuts a text into pieces that do and do not stand for one of the stems; joined they are the text again. */
export const segmentsOf = (text: string, stems: ReadonlySet<string>): TextSegment[] =>
  cut({ line: text, words: wordsOf(text) }, stems, 0, text.length);

/** About `length` characters around the first word that was searched for, cut between words; else the beginning. */
export function excerptOf(text: string, stems: ReadonlySet<string>, length: number): TextSegment[] {
  const whole = lineOf(text);
  const { line, words } = whole;
  if (line.length <= length) return cut(whole, stems, 0, line.length);
  const first = words.find((one) => matches(one.stems, stems))?.from ?? 0;
  const wanted = Math.max(0, Math.min(first - Math.floor(length / 4), line.length - length));
  const start = wanted === 0 ? 0 : Math.min(first, line.indexOf(' ', wanted) + 1 || first);
  const last = line.lastIndexOf(' ', start + length);
  const end = start + length >= line.length ? line.length : last > first ? last : start + length;
  // A cut inside a long word must not leave half a character.
  const isHalf = end < line.length && /[\uD800-\uDBFF]/.test(line.charAt(end - 1));
  const segments = cut(whole, stems, start, isHalf ? end - 1 : end);
  if (start > 0) segments.unshift({ text: '… ', match: false });
  if (end < line.length) segments.push({ text: ' …', match: false });
  return together(segments);
}

/** A stretch of a line, which may end within a word. */
function cut(
  { line, words }: { line: string; words: readonly Word[] },
  stems: ReadonlySet<string>,
  start: number,
  end: number,
): TextSegment[] {
  const segments: TextSegment[] = [];
  let done = start;
  for (const { from, to, stems: own } of words) {
    if (from < start) continue;
    if (from >= end) break;
    const isWhole = to <= end;
    if (isWhole && !matches(own, stems)) continue;
    const text = line.slice(from, Math.min(to, end));
    if (!isWhole && !matches(stemsOfWord(text), stems)) continue;
    if (from > done) segments.push({ text: line.slice(done, from), match: false });
    segments.push({ text, match: true });
    done = from + text.length;
  }
  if (done < end) segments.push({ text: line.slice(done, end), match: false });
  return segments;
}

/** What is not marked is one piece up to the next mark. */
const together = (segments: readonly TextSegment[]): TextSegment[] =>
  segments.reduce<TextSegment[]>((joined, { text, match }) => {
    const last = joined.at(-1);
    if (last && !last.match && !match) last.text += text;
    else joined.push({ text, match });
    return joined;
  }, []);
