import { withPairedDirections } from './directions.ts';

/** Turn the direction of what follows, so that it reads as something else: refused where a text has one line (SEC-6). */
const turning = '\\u202A-\\u202E\\u2066-\\u2069';
/** Has no shape and shapes nothing: joiners, choices of a letter's form and the flags made of tags are left. */
const unseenOf = (kept: string): RegExp =>
  new RegExp(
    `(?![${turning}\\u200C\\u200D\\uFE00-\\uFE0F\\u{E0020}-\\u{E007F}\\u{E0100}-\\u{E01EF}${kept}])` +
      `[\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB]`,
    'gu',
  );
const unseen = unseenOf('');
/** In a paragraph a mark of direction and a soft hyphen do what their writer wants. */
const unseenInProse = unseenOf('\\u00AD\\u061C\\u200E\\u200F');

/** Joiners shape words of scripts whose letters join, and pictures made of several. */
const joiners = /[\u200C\u200D]+/gu;
const joinersAndForms = /\u200C|\u200D|[\uFE00-\uFE0F]/gu;
const joiningLetter =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Sinhala}]\p{M}*$/u;
const joiningStart =
  /^[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Sinhala}]/u;
const pictureEnd = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u;
const pictureStart = /^\p{Extended_Pictographic}/u;
/** A choice of form, or a tag, with nothing before it that has a form. */
const loose =
  /(?<![\p{L}\p{M}\p{N}\p{P}\p{S}])[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|(?<![\p{Extended_Pictographic}\u{E0020}-\u{E007F}])[\u{E0020}-\u{E007F}]+/gu;

/** Blanks of every kind, ends of lines among them. */
const blanks = /[\t\n\v\f\r\u0085\u2028\u2029\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu;
const turns = new RegExp(`^[\\s${turning}]$`, 'u');

/** Direction overrides and control characters: what a text of one line may not hold (SEC-6). */
export const onOneLine = new RegExp(`^[^\\p{Cc}\\u2028\\u2029${turning}]*$`, 'u');

/** A text without marks that nobody sees; joiners inside words that they shape, and inside pictures, stay. */
export const withoutUnseen = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(joiners, (run, at: number, whole: string) => (joins(whole, at, at + run.length) ? run.charAt(0) : ''))
    .replace(loose, '');

function joins(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - 8), from);
  const after = text.slice(to, to + 2);
  return (
    (joiningLetter.test(before) && joiningStart.test(after)) || (pictureEnd.test(before) && pictureStart.test(after))
  );
}

/** A name, a title: in NFC, blanks instead of tabs and ends of lines, without marks that nobody sees (SEC-6). */
export const typedLine = (typed: string): string => withoutUnseen(typed.replace(blanks, ' ')).normalize('NFC').trim();

/** Text of several lines: in NFC, without marks that have no use in a paragraph either. */
export const typedProse = (typed: string): string => withoutUnseenInProse(typed).normalize('NFC').trim();

const refusedOnOneLine = new RegExp(`[\\p{Cc}${turning}]+`, 'gu');

/** A line out of a file or of another service, whose writer can't be asked: what a field would refuse is taken out. */
export const lineOfFile = (text: string): string => typedLine(typedLine(text).replace(refusedOnOneLine, ''));

/** Programs of offices and PDF end lines with these. */
const otherEnds = /[\v\f\u0085\u2028]/g;
const controls = /(?![\t\n\r])\p{Cc}/gu;

/**
 * The same for texts that hold code, whose letters stay as they are written. Signs of direction stay where they enclose what
 * they turn, and those that write letters backwards nowhere.
 */
export const withoutUnseenInProse = (typed: string): string =>
  withPairedDirections(typed.replace(otherEnds, '\n').replace(controls, '').replace(unseenInProse, ''));

/**
 * What machines read, an address or a code: without any mark, also those around it that turn the direction, which come
 * along when it is copied out of a list of contacts.
 */
export function typedCode(typed: string): string {
  const bare = withoutUnseen(typed).replace(joinersAndForms, '').normalize('NFC');
  let from = 0;
  let to = bare.length;
  while (from < to && turns.test(bare.charAt(from))) from += 1;
  while (to > from && turns.test(bare.charAt(to - 1))) to -= 1;
  return bare.slice(from, to);
}

/** Arabic and Persian digits as the Latin ones that programs read. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** Signs as wide as an ideograph, with the stops that are typed with them, as those of ASCII. */
const plainSigns = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfe_e0))
    .replaceAll('\uFE6B', '@')
    .replace(/[\u3002\uFF61]/g, '.');

/** A mail address as it is written to: in small letters, Latin digits and plain signs, without marks that nobody sees (AUTH-2). */
export const typedMailAddress = (typed: string): string => plainSigns(latinDigits(typedCode(typed))).toLowerCase();

/** A printed code in Crockford's letters, as it was meant: what people type instead of its letters is no difference. */
export const typedPrintedCode = (typed: string): string =>
  latinDigits(typedCode(typed))
    .toUpperCase()
    .replace(/[\s\p{Dash_Punctuation}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
