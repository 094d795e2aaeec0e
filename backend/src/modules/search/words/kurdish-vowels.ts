/** What stands in front of a vowel that begins a word, and what Arabic writes for both. */
const inFront: readonly (readonly [RegExp, string])[] = [
  [/^ئە?(?=[ێیي])/, 'ا'],
  [/^ئ(?=[ۆوۇ])/, 'ا'],
  [/^ئ[ەا]/, 'ا'],
];
/** The, these, a. */
const ends = /(?<=...)(?:ەکان|ەکە|ێک)$/;
/** Letters that Kurdish has for several of Arabic, each with those. */
const heardAlike: readonly (readonly [RegExp, string])[] = [
  [/س/g, 'ص'],
  [/س/g, 'ث'],
  [/ت/g, 'ط'],
  [/ز/g, 'ض'],
  [/ز/g, 'ظ'],
  [/ز/g, 'ذ'],
  [/ێ/g, 'ا'],
  [/(?<=.)ئ/g, 'ا'],
  [/ات$/, 'اە'],
];

/** A short i or u between consonants, for which Arabic has no letter: موعەلیم is معلم. */
const shortVowel = /(?<=[بپتجچحخدرڕزژسشعغفڤقکگلڵمنه])[یيو](?=[بپتجچحخدرڕزژسشعغفڤقکگلڵمنهەئ]|وا)/g;

/**
 * How Arabic writes a word that has letters of Kurdish: ە is each short a, and ئ carries one that begins a word. Whether a
 * vowel in front is long nobody hears, so that ئێکسڵ is both ايكسل and اكسل; and one letter may stand for another that
 * Kurdish has not: بەسرە is بصرة.
 */
export function inArabicVowels(typed: string): string[] {
  const word = typed.normalize('NFC');
  if (!/^ئ|[ەێۆڕڵیک]|وو/.test(word)) return [];
  const [begun = '', ...others] = [...new Set([word, word.replace(ends, '')])].map(inArabicLetters);
  const shortened = inArabicLetters(word.replace(shortVowel, ''));
  const forms = [begun, begun.replace(/^ا[ێیيۆوۇ](?=..)/, 'ا'), ...others, shortened];
  const heard = [begun, shortened].flatMap((form) => heardAlike.map(([letter, other]) => form.replace(letter, other)));
  const withHamza = [begun, ...heard].filter((form) => /..ا$/.test(form)).map((form) => `${form}ء`);
  return [...new Set([...forms, ...heard, ...withHamza])];
}

const inArabicLetters = (word: string): string =>
  inFront
    .reduce((one, [sign, letter]) => one.replace(sign, letter), word)
    .replace(/ەت$/, 'ە')
    .replaceAll('وو', 'و')
    .replace(/ە(?=.)/g, '');
