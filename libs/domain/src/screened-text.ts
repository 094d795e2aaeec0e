import { normalizeText } from './search/normalize.ts';

/** Letters of other alphabets that pass for Latin ones, and Arabic shapes that the search keeps apart. */
const lookalikes = {
  а: 'a', // Cyrillic
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  є: 'e',
  ё: 'e',
  ғ: 'f',
  ɡ: 'g',
  һ: 'h',
  н: 'h',
  і: 'i',
  ї: 'i',
  ı: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  ǀ: 'l',
  м: 'm',
  п: 'n',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  ц: 'u',
  ѵ: 'v',
  ԝ: 'w',
  ѡ: 'w',
  х: 'x',
  у: 'y',
  ү: 'y',
  α: 'a', // Greek
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  γ: 'y',
  ɑ: 'a', // Latin of other languages
  ɒ: 'a',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ے: 'ي', // Arabic of other languages
  ۍ: 'ي',
  ې: 'ي',
  ہ: 'ه',
  ھ: 'ه',
  ۃ: 'ه',
  ڪ: 'ك',
  ڬ: 'ك',
  ڭ: 'ك',
  ۋ: 'و',
  ۆ: 'و',
  ێ: 'ي',
  ڕ: 'ر',
  ڵ: 'ل',
} as const;
const formOf = new Map<string, string>(Object.entries(lookalikes));
const lookalike = new RegExp(Object.keys(lookalikes).join('|'), 'gu');
/** Marks and everything that has no shape of its own, in whatever script. */
const shapeless = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** A word written with a gap after each of its letters. */
const spelledOut = /(?<![\p{L}\p{N}])\p{L}(?:[ .\-_*]\p{L}){3,}(?![\p{L}\p{N}])/gu;
const decoration = /[\p{Pd}\p{Pc}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{So}\p{Sk}*"'|•·,،;:~]+/gu;

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A text as a reader's eye takes it: as for the search (SRCH-1), and without what only misleads a machine (OPP-4). */
export function seenText(text: string): string {
  const folded = normalizeText(text)
    .replace(shapeless, '')
    .toLowerCase()
    .replace(lookalike, (letter) => formOf.get(letter) ?? letter);
  return onOneLine(folded.replace(spelledOut, (letters) => letters.replace(/[ .\-_*]/g, '')));
}

/** The same without signs that stand between words for no reason; the ends of sentences stay. */
export const undecorated = (seen: string): string => onOneLine(seen.replace(decoration, ' '));
