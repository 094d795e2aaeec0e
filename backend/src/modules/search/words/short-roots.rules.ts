/** Letters that people write for each other; those of a dialect are other words among few letters: حرق is no حرج. */
const confused = ['ذزظ', 'ظض', 'دذ', 'دض', 'ثتس', 'تط', 'سص', 'قغ', 'ءا'];
const isConfused = (one: string, other: string): boolean =>
  confused.some((letters) => letters.includes(one) && letters.includes(other));
const isVowel = (letter: string | undefined): boolean => /^[اوي]$/.test(letter ?? '');

const isHitTwice = (typed: string, place: number): boolean =>
  typed[place] === typed[place - 1] || typed[place] === typed[place + 1];

const withoutEnd = (word: string): string => word.replace(/(?<=[ء-ي]{3})ه$/, '');

/** Three letters are a word by themselves, and so are four of which one is a vowel. */
const few = { root: 3, withVowel: 4 };

const isShortWithVowel = (...words: string[]): boolean =>
  words.every(({ length }) => length <= few.withVowel) && words.some((word) => /[اوي]/.test(word));

/**
 * Whether an Arabic word of few letters is another one rather than misspelt: what is a root already becomes another word by a
 * vowel (معد is no موعد), by a vowel in another place (قيصر is no قصير), and by letters that nobody takes for each other.
 */
export function isOtherShortWord(typedWord: string, knownWord: string): boolean {
  const isSameLength = typedWord.length === knownWord.length;
  const [typed, known] = isSameLength ? [typedWord, knownWord] : [withoutEnd(typedWord), withoutEnd(knownWord)];
  const [long, short] = typed.length > known.length ? [typed, known] : [known, typed];
  if (long.length === short.length) {
    if (long.length > few.root && !isShortWithVowel(typed, known)) return false;
    const places = Array.from(typed, (_, place) => place).filter((place) => typed[place] !== known[place]);
    const [first = 0, second] = places;
    if (places.length === 2 && typed[first] === known[second ?? 0] && typed[second ?? 0] === known[first])
      return isVowel(typed[first]) !== isVowel(known[first]);
    return places.some((place) => !isConfused(typed.charAt(place), known.charAt(place)) && !isHitTwice(typed, place));
  }
  if (short.length !== few.root || long.length !== few.withVowel) return false;
  const added = Array.from(long).findIndex((letter, place) => letter !== short[place]);
  // نوادي are more of نادي.
  if (long === typed && long.startsWith('وا', added)) return false;
  return isVowel(long[added]) && long.slice(0, added) + long.slice(added + 1) === short;
}
