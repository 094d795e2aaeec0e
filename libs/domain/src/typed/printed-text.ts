import { fontLetters } from './font-letters.ts';

/** The face of the product, for Arabic and plain Latin, and those that step in for letters which it lacks (ADR 0042). */
export const fontFamilies = ['Vazirmatn', 'NotoSans', 'NotoSansHans'] as const;
export type FontFamily = (typeof fontFamilies)[number];

/** Code points by turns: where a stretch begins, and the first behind it. */
const borders = new Map<FontFamily, readonly number[]>();

function bordersOf(family: FontFamily): readonly number[] {
  let known = borders.get(family);
  if (!known) {
    let end = 0;
    known = fontLetters[family]
      .trim()
      .split(/\s+/)
      .flatMap((stretch) => {
        const [skipped = 0, further = 0] = stretch.split('+').map((digits) => parseInt(digits, 36));
        const from = end + skipped;
        end = from + further;
        return [from, end + 1];
      });
    borders.set(family, known);
  }
  return known;
}

/** Whether a family has a letter, without opening its file. */
export function fontHolds(family: FontFamily, codePoint: number): boolean {
  const known = bordersOf(family);
  let low = 0;
  let high = known.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (known[middle]! <= codePoint) low = middle + 1;
    else high = middle;
  }
  return low % 2 === 1;
}

/** Marks of direction and joining, for which no font needs a shape. */
const shapeless = /[\p{Default_Ignorable_Code_Point}\s]/u;

/** The first family that has all letters of a text; undefined where none has. */
export const fontFamilyOf = (text: string): FontFamily | undefined =>
  fontFamilies.find((family) =>
    [...text].every((letter) => shapeless.test(letter) || fontHolds(family, letter.codePointAt(0)!)),
  );

let segmenter: Intl.Segmenter | undefined;

/** Letters, each with its marks. */
export function lettersOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** The first letter that no font of ours has, with its marks, of a text in NFC (CRT-3). */
export const letterWithoutFont = (text: string): string | undefined =>
  fontFamilyOf(text) ? undefined : lettersOf(text).find((letter) => !fontFamilyOf(letter));

/** Letters of many shapes in their plain ones: ﷺ in words, 𝓢 as S. The rest is handed to `otherwise`. */
function replaced(text: string, otherwise: (letter: string) => string): string {
  if (letterWithoutFont(text) === undefined) return text;
  const plain = lettersOf(text).map((letter) => {
    if (fontFamilyOf(letter)) return letter;
    const words = letter.normalize('NFKC');
    if (words === letter || letterWithoutFont(words) !== undefined) return otherwise(letter);
    return words.includes(' ') ? ` ${words} ` : words;
  });
  return plain.join('').replace(/ {2,}/g, ' ').trim();
}

/** What somebody typed that will stand on paper, with what can be written in other letters written so. */
export const printableLine = (typed: string): string => replaced(typed.normalize('NFC'), (letter) => letter);

/** Stands where a picture was until the blanks around it are settled. */
const gone = '\uE000';

/**
 * A kept text as paper can show it: pictures go, and a letter that no font has leaves the sign for that. Nothing that was
 * kept before keeps a certificate from being made (CRT-3).
 */
export const onPaper = (text: string): string =>
  replaced(text.normalize('NFC'), (letter) => (/[\p{L}\p{N}]/u.test(letter) ? '\uFFFD' : gone))
    .replace(/ ?\uE000(?![\p{L}\p{N}])/gu, '')
    .replace(/\uE000/gu, '')
    .replace(/(?<=^|[\u2066-\u2068]) /gu, '');
