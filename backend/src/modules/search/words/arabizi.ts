import { stemsOf } from '@masar/domain';

/** What each sign of Arabic in Latin letters may stand for, the longest signs first. */
const signs: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:3['’]|gh)/, ['غ']],
  [/^(?:7['’]|5|kh)/, ['خ']],
  [/^(?:9['’]|dh)/, ['ض']],
  [/^6['’]/, ['ظ']],
  [/^(?:sh|\$)/, ['ش']],
  [/^ch/, ['ش', 'ج']],
  [/^th/, ['ث', 'ذ']],
  [/^ph/, ['ف']],
  [/^2/, ['ا', 'ق', 'ي']],
  [/^3/, ['ع', 'غ']],
  [/^4/, ['ذ', 'ش']],
  [/^6/, ['ط']],
  [/^7/, ['ح']],
  [/^8/, ['ق', 'غ']],
  [/^g/, ['ج', 'ق', 'غ']],
  [/^9/, ['ص', 'ق', 'ض']],
  [/^h/, ['ه', 'ح']],
  [/^c/, ['ك', 'س']],
  [/^x/, ['كس']],
  ...Array.from(
    'bptjdrzsfvqklmnwyg',
    (latin, place) => [new RegExp(`^${latin}`), [Array.from('ببتجدرزسففقكلمنوي')[place] ?? '']] as const,
  ),
];
/** Vowels that are written as letters too, wherever they stand. */
const longVowels: readonly (readonly [RegExp, string])[] = [
  [/^aa/, 'ا'],
  [/^(?:ee|ii|ie|ei|ai|ay|iy)(?![aeiou])/, 'ي'],
  [/^(?:oo|ou|uu|au|aw|ow)(?![aeiou])/, 'و'],
];
const ends: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:iy?ya|ia|eya|iah|iyah|iyeh|ieh)$/, ['يه']],
  [/^aa?2$/, ['اء', 'ا', 'اق']],
  [/^aa$/, ['اء', 'ا', 'اع']],
  [/^(?:at)$/, ['ات', 'اه', 'ت']],
  [/^(?:in)$/, ['ين', 'ن']],
  [/^(?:an)$/, ['ان', 'ن']],
  // Nobody writes the hamza behind a long a: kahraba is كهرباء.
  [/^a$/, ['ه', 'اء', 'ا', 'اه']],
  [/^(?:ah|eh?|et)$/, ['ه']],
  [/^(?:i)$/, ['ي']],
  [/^(?:o|u)$/, ['و']],
];
const article = /^(?:[wbfkl]?[aei]l|l)-?(?=[^aeiou'’-][a-z2-9]{2})/;
/** Letters that make no sound that is looked up. */
const silent = /[اويءعه]/g;
const formsAtMost = 64;
const isLatin = /^[a-z2-9'’$-]{2,30}$/;

/** A stem in Arabic letters as it was heard. */
export interface SpokenStem {
  form: string;
  /** The word in Latin letters, without article. */
  heardIn: string;
}

const letterOfVowel: Record<string, string> = { a: 'ا', e: 'ي', i: 'ي', o: 'و', u: 'و' };

/** How many consonants a word in Latin letters has; what may be a vowel is none, but in front of one. */
export const consonantsOf = (word: string): number =>
  word
    .replace(/[ckgdstp]h/g, 'k')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/[wy](?=[aeiou])/g, 'k')
    .replace(/h$|[aeiouwy'’-]/g, '').length;

/**
 * Stems that a word may have in Arabic letters, if it is Arabic written with Latin ones and digits: mo7asaba is محاسبة,
 * ta3leem is تعليم. Nobody hears whether a vowel is long, so that both are tried; `costOfReading` says which of what stands somewhere is likely.
 */
export function spokenStems(typed: string): SpokenStem[] {
  const word = typed.toLowerCase().replace(/(?<=[a-z])([2-9])\1(?=[a-z])/g, '$1');
  if (!isLatin.test(word) || !/[a-z]/.test(word) || /^\d+[a-z]?$|\d{3}|[014]\d|\d[014]|\d{2}$/.test(word)) return [];
  const words = [
    ...new Set([word, word.replace(article, ''), word.replace(/^2(?=[aeiou])/, '').replace(article, '')]),
  ].map((one) => one.replace(/([^aeiou\d])\1+/g, '$1'));
  const stems = new Map<string, SpokenStem>();
  for (const heardIn of words)
    for (const form of spellings(heardIn).flatMap(withLettersAlike)) {
      const [stem = ''] = stemsOf(form);
      if (stem.length > 1) stems.set(`${stem} ${heardIn}`, { form: stem, heardIn });
    }
  return [...stems.values()];
}

/** Of one consonant there is no sound to look up: it is asked for by each letter that Latin script does not tell from it. */
const lettersAlike: Record<string, string> = { ز: 'ذظض', د: 'ضذ', ت: 'ط', س: 'صث', ك: 'ق' };
function withLettersAlike(form: string): string[] {
  const [letter = '', ...more] = form.replace(silent, '');
  return [
    form,
    ...Array.from(more.length > 0 ? '' : (lettersAlike[letter] ?? ''), (other) => form.replace(letter, other)),
  ];
}

/** Those of which each sounds otherwise: vowels make no sound that is looked up. */
export const soundsOf = (spoken: readonly SpokenStem[]): string[] => [
  ...new Map(spoken.map(({ form }) => [form.replace(silent, ''), form])).values(),
];

function spellings(word: string): string[] {
  let forms = [''];
  let rest = word;
  while (rest !== '') {
    const [length, letters] = next(rest, rest.length === word.length);
    forms = letters.flatMap((letter) => forms.map((form) => form + letter)).slice(0, formsAtMost);
    rest = rest.slice(length);
  }
  return forms.map((form) => form.replaceAll('اا', 'ا'));
}

/** How much of the rest is read, and what it may be. */
function next(rest: string, isFirst: boolean): readonly [number, readonly string[]] {
  const end = isFirst ? undefined : ends.find(([sign]) => sign.test(rest));
  if (end) return [rest.length, end[1]];
  for (const [sign, letter] of longVowels) {
    const [found] = sign.exec(rest) ?? [];
    if (found === 'ai' && !isFirst) return [found.length, [letter, `ا${letter}`]];
    // Nobody hears the ع of aada from an ا.
    if (found && isFirst) return [found.length, letter === 'ا' ? ['ا', 'عا'] : [`ا${letter}`]];
    if (found) return [found.length, [letter]];
  }
  const [vowel] = /^[aeiou]/.exec(rest) ?? [];
  if (vowel) return [1, isFirst ? ['ا'] : ['', letterOfVowel[vowel] ?? '']];
  for (const [sign, letters] of signs) {
    const [found] = sign.exec(rest) ?? [];
    if (found) return [found.length, letters];
  }
  return [1, ['']];
}
