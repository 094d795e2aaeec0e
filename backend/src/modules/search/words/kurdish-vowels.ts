/** What stands in front of a vowel that begins a word, and what Arabic writes for both. */
const inFront: readonly (readonly [RegExp, string])[] = [
  [/^ئە?(?=[ێیي])/, 'ا'],
  [/^ئ(?=[ۆوۇ])/, 'ا'],
  [/^ئ[ەا]/, 'ا'],
];

/**
 * How Arabic writes a word that has the vowels of Kurdish: ە is each short a, and ئ carries one that begins a word. Whether a
 * vowel in front is long nobody hears, so that ئێکسڵ is both ايكسل and اكسل.
 */
export function inArabicVowels(typed: string): string[] {
  const word = typed.normalize('NFC');
  if (!/^ئ|ە./.test(word)) return [];
  const begun = inFront.reduce((one, [sign, letter]) => one.replace(sign, letter), word).replace(/ە(?=.)/g, '');
  return [...new Set([begun, begun.replace(/^ا[ێیيۆوۇ](?=..)/, 'ا')])];
}
