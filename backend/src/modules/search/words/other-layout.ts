/** The keys of a keyboard in their order, and what they write when it is set to Arabic. */
const keys = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";
const letters = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ';

const arabicOf = new Map([...Array.from(keys, (key, place) => [key, letters.charAt(place)] as const), ['b', 'لا']]);
const latinOf = new Map(Array.from(letters, (letter, place) => [letter, keys.charAt(place)]));

/** What the same keys write when the keyboard is set to the other script: `fvl[m` is برمجة. */
export function inOtherLayout(word: string): string {
  const isArabic = /[ء-ي]/.test(word);
  const map = isArabic ? latinOf : arabicOf;
  return Array.from(isArabic ? word.replaceAll('لا', 'b') : word.toLowerCase(), (key) => map.get(key) ?? key).join('');
}
