import { foreignTex } from '@masar/domain';
import type { GiftFormat, GiftText } from './gift-item.js';

/** Signs that only steer the direction of writing, which right-to-left editors leave between control characters. */
const steering = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\uFEFF';
const blankBefore = new RegExp(`^[\\s${steering}]*(?=[=~#{}%:$]|$)|^\\s+`);
const blank = new RegExp(`[\\s${steering}]`);

/** Without the blanks around it, and without steering signs that stand alone among them. */
export const trimmed = (text: string): string => withoutBlankBehind(text.replace(blankBefore, '')).trim();

/** Looked at from the end, for an expression would begin anew at each blank of the text. */
function withoutBlankBehind(text: string): string {
  let end = text.length;
  while (end > 0 && blank.test(text[end - 1]!)) end -= 1;
  const first = text.slice(end).search(/\s/);
  return first < 0 ? text : text.slice(0, end + first);
}

/** Places of a text that no backslash escapes. */
function* unescapedPlaces(text: string): Generator<number> {
  // Where the formula ends; one that never does is looked for once.
  let last: number | undefined;
  for (let at = 0; at < text.length; at++) {
    // What stands in a formula steers nothing, as little as what is escaped.
    if (text.startsWith('\\(', at)) {
      if (last === undefined || (last >= 0 && last < at)) last = text.indexOf('\\)', at);
      at = Math.max(at, last) + 1;
    } else if (text[at] === '\\') at++;
    else yield at;
  }
}

/** The first place at which one of these words stands unescaped; -1 where there is none. */
export function findUnescaped(text: string, words: readonly string[], from = 0): number {
  for (const at of unescapedPlaces(text)) if (at >= from && words.some((word) => text.startsWith(word, at))) return at;
  return -1;
}

/** Before and behind the first unescaped word; `undefined` behind where there is none. */
export function cutAt(text: string, word: string): [string, string | undefined] {
  const at = findUnescaped(text, [word]);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + word.length)];
}

/** Without the backslashes that GIFT asks for; `\\neq` within a formula is a sign of TeX, and no new line. */
export const unescaped = (text: string): string =>
  foreignTex(text)
    .map(({ from, to, display }) =>
      text
        .slice(from, to)
        .replace(display === undefined ? escapes : escapesInTex, (_, letter: string) =>
          letter === 'n' ? '\n' : letter,
        ),
    )
    .join('');
const escapes = /\\([\\:#={}~n])/g;
const escapesInTex = /\\([\\:#={}~]|n(?![A-Za-z]))/g;

/** Blank lines end a question, so that lines are written as `\n`. */
export const escaped = (text: string): string => text.replace(/[\\:#={}~]/g, '\\$&').replaceAll('\n', '\\n');

export const onOneLine = (text: string): string => text.replace(/\n/g, ' ').replace(/\s\s+/g, ' ');

/** A text with the format that it names, or else with that of its question. */
export function readText(raw: string, ofQuestion: GiftFormat): GiftText {
  const [, named, words = ''] = /^\s*(?:\[(html|markdown|plain|moodle)\])?([\s\S]*)$/.exec(trimmed(raw)) ?? [];
  const format = (named as GiftFormat | undefined) ?? ofQuestion;
  const kept = trimmed(words);
  return { format, text: unescaped(format === 'html' || format === 'markdown' ? kept : onOneLine(kept)) };
}

/** The same, `null` where nothing is written. */
export const readOptionalText = (raw: string | undefined, ofQuestion: GiftFormat): GiftText | null =>
  raw === undefined || trimmed(raw) === '' ? null : readText(raw, ofQuestion);
