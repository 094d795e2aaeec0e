/** Letters that are written for each other, by ear or in a dialect. */
const alike = [
  'تطث',
  'سصث',
  'دضذظ',
  'زذظ',
  'طظ',
  'هحخ',
  'قكج',
  'قجغ',
  'ءاعه',
  'ايو',
  'ckq',
  'cs',
  'kx',
  'sx',
  'sz',
  'bpv',
  'fv',
  'gj',
  'iye',
  'ou',
  'aeo',
];
const long = new Set('اويعءaeiouyh');
const vowels = new Set('اويءaeiouyh');

const alikeTo = new Map(
  Array.from(new Set(alike.join(''))).map((letter) => [
    letter,
    new Set(alike.filter((letters) => letters.includes(letter)).join('')),
  ]),
);

const isAlike = (one: string, other: string): boolean => one === other || alikeTo.get(one)?.has(other) === true;
/** Rows of the Arabic keyboard: a neighbour is hit for a key. */
const rows = ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىةوزظذ'];
const isNextKey = (one: string, other: string): boolean =>
  rows.some((row) => row.includes(one) && row.includes(other) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1);
/** Fewer letters are those of other words. */
const lettersThatTellKeys = 4;
/** One letter behind the first is that of the key beside it. */
function isKeySlip(from: readonly string[], to: readonly string[]): boolean {
  if (from.length !== to.length || from.length < lettersThatTellKeys) return false;
  const [place = 0, ...more] = [...from.keys()].filter((at) => from[at] !== to[at]);
  return place > 0 && more.length === 0 && isNextKey(from[place] ?? '', to[place] ?? '');
}
const isForgotten = (letter: string, before: string | undefined): boolean => long.has(letter) || letter === before;

/** What it costs to take one word for another. */
interface Costs {
  /** Another letter in place of the one at `place`. */
  substitution: (typed: readonly string[], place: number, other: string) => number;
  omission: (letter: string, before: string | undefined) => number;
  swap: (one: string, other: string) => number;
}

/** A vowel, or the same letter twice, is forgotten more easily than another letter. */
const slips: Costs = {
  substitution: (typed, place, other) => (typed[place] === other ? 0 : isAlike(typed[place] ?? '', other) ? 0.4 : 1),
  omission: (letter, before) => (isForgotten(letter, before) ? 0.5 : 1),
  swap: () => 0.7,
};
const isArabic = (word: string): boolean => /[ء-ي]/.test(word);

/** Letters that a dialect says or writes for each other where a word begins; ص for س is another word there. */
const alikeInFront = ['ضظ', 'تث', 'دذ', 'زذ', 'قكج', 'قغ', 'ايء', 'وا', 'ckq', 'cs', 'sz', 'gj', 'fv', 'iye', 'ou'];
const isAlikeInFront = (one: string, other: string): boolean =>
  alikeInFront.some((letters) => letters.includes(one) && letters.includes(other));
/** و and ي may be letters of a root, which nobody writes as ا; an ا is no more than a vowel. */
const isOtherVowel = (from: readonly string[], to: readonly string[]): boolean =>
  from.length === to.length && from.some((letter, place) => letter === 'ا' && /[وي]/.test(to[place] ?? ''));
/** Where two letters of a root are seen, an ا in place of the third is another word as well: شيشة is no شاشة. */
const isOtherRoot = (from: readonly string[], to: readonly string[]): boolean =>
  isOtherVowel(from, to) || isOtherVowel(to, from) || isBehind(from, to) || isBehind(to, from);
/** A vowel behind them is their third, unless it is an ending: جودو is no جود. */
const isBehind = (long: readonly string[], short: readonly string[]): boolean =>
  long.length === short.length + 1 &&
  /[وي]/.test(long.at(-1) ?? '') &&
  short.every((letter, at) => letter === long[at]);

const swappedRoot = 0.5;
/** Only letters that neither the ear nor a key that was hit twice explains; a word keeps its beginning. */
const otherLetters: Costs = {
  substitution: (typed, place, other) => {
    const letter = typed[place] ?? '';
    if (letter === other) return 0;
    const isHitTwice = letter === typed[place - 1] || letter === typed[place + 1];
    if (place === 0 && !isAlikeInFront(letter, other)) return 1;
    return isAlike(letter, other) || isHitTwice ? 0 : 1;
  },
  omission: (letter, before) => (before !== undefined && (vowels.has(letter) || letter === before) ? 0 : 1),
  // Two letters of a root the other way round are another root, unless enough others tell it.
  swap: (one, other) => (isArabic(one) && !vowels.has(one) && !vowels.has(other) ? swappedRoot : 0),
};
const allChanges: Costs = {
  substitution: (typed, place, other) => (typed[place] === other ? 0 : 1),
  omission: () => 1,
  swap: () => 1,
};

/** Vowels of Latin letters that are taken for each other; ee and oo are one of them said long. */
const vowelsHeardAlike = ['iye', 'ou'];
const otherVowels: Costs = {
  substitution: (typed, place, other) => {
    const letter = typed[place] ?? '';
    const isOther = (vowels.has(letter) || vowels.has(other)) && letter !== other;
    return isOther && !vowelsHeardAlike.some((all) => all.includes(letter) && all.includes(other)) ? 1 : 0;
  },
  omission: (letter, before) => (vowels.has(letter) && letter !== before ? 1 : 0),
  swap: () => 0,
};

/** The same where vowels may not slip along a word whose consonants differ. */
const vowelsInPlace: Costs = {
  ...otherVowels,
  substitution: (typed, place, other) =>
    otherVowels.substitution(typed, place, other) || (isAlike(typed[place] ?? '', other) ? 0 : 0.5),
  omission: (letter, before) => otherVowels.omission(letter, before) || (letter === before ? 0 : 0.5),
};

/** The least that makes one word of the other: by letters changed, left out, added or swapped with their neighbour. */
function least(from: readonly string[], to: readonly string[], { substitution, omission, swap }: Costs): number {
  let former: number[] = [];
  let row = [0];
  for (const [place, letter] of to.entries()) row.push((row[place] ?? 0) + omission(letter, to[place - 1]));
  for (const [down, one] of from.entries()) {
    const next = [(row[0] ?? 0) + omission(one, from[down - 1])];
    for (const [right, other] of to.entries()) {
      const costs = [
        (row[right] ?? 0) + substitution(from, down, other),
        (row[right + 1] ?? 0) + omission(one, from[down - 1]),
        (next[right] ?? 0) + omission(other, to[right - 1]),
      ];
      const isSwapped = down > 0 && right > 0 && one === to[right - 1] && other === from[down - 1];
      if (isSwapped) costs.push((former[right - 1] ?? 0) + swap(one, other));
      next.push(Math.min(...costs));
    }
    [former, row] = [row, next];
  }
  return row[to.length] ?? 0;
}

/** How alike two words are, 0 to 1, each error as dear as it is rare. */
export function likeness(typed: string, known: string): number {
  const [from, to] = [Array.from(typed), Array.from(known)];
  return 1 - least(from, to, slips) / Math.max(from.length, to.length, 1);
}

/** An ه behind a word is an ending. */
const rootOf = (word: string): string[] =>
  Array.from(word.replace(/(?<=[ء-ي]{3})ه$/, '')).filter((letter) => !vowels.has(letter));
const lettersOfRoot = (word: string): number => rootOf(word).length;

/** A root of so many letters, or more, tells a word with such an error in it from another word. */
const telling = { otherLetter: 5, furtherChange: 4, swap: 4, vowels: 3 };
/** A Latin word that lacks a letter has so many with it. */
const tellingLength = 5;

/**
 * Whether two words have a root or a sound in common: زواج and الزوّار differ in a letter of theirs and are two words, however
 * alike they look. Another letter is an error only in a long word, or where a Latin one lacks it behind its beginning; and
 * words of a short root are one only where little differs.
 */
export function hasRootOf(typed: string, known: string): boolean {
  const [from, to] = [Array.from(typed), Array.from(known)];
  const length = Math.max(lettersOfRoot(typed), lettersOfRoot(known));
  const others = isKeySlip(from, to) ? 0 : least(from, to, otherLetters);
  const changes = least(from, to, allChanges);
  const isLong = isArabic(typed) ? Math.min(rootOf(typed).length, rootOf(known).length) : length;
  const further = isLong >= telling.furtherChange ? 1 : 0;
  if (others > 1 || changes > 2 + further) return false;
  if (isArabic(typed)) {
    const isSwappedInFront = from[0] !== to[0] && from[0] === to[1] && from[1] === to[0];
    // The ه of an ending is no ح.
    const isEnding = typed.endsWith('ه') && /[حخ]$/.test(known);
    if (isSwappedInFront || isEnding || changes > 1 + further) return false;
    if (length < telling.furtherChange && isOtherVowel(from, to)) return false;
    // A root that shows two letters only has its third among the vowels: ملا is no مال.
    if (length < telling.vowels && (isOneSwap(from, to) || isOtherRoot(from, to))) return false;
    if (length === telling.vowels && isLengthened(typed, known)) return false;
    return others === 0 || (others === swappedRoot && length >= telling.swap) || length >= telling.otherLetter;
  }
  // Two letters of a root are those of many words, which their vowels tell apart: whale is no whole, sheep no shop.
  if (length < telling.vowels && least(from, to, otherVowels) > 0) return false;
  // Short ones of three, too, where one stands in place of another: beard is no board.
  const [fromOnce, toOnce] = [withoutDoubles(from), withoutDoubles(to)];
  const isShort =
    fromOnce.length === toOnce.length &&
    fromOnce.length <= tellingLength &&
    rootOf(fromOnce.join('')).length <= telling.vowels;
  if (isShort && least(from, to, otherVowels) > 0) return false;
  // A vowel may be forgotten, but nobody adds one: parrot is no part.
  const isFew = withoutDoubles(rootOf(typed)).length <= telling.vowels;
  if (isFew && from.length > to.length && least(from, to, otherVowels) > 0) return false;
  if (length <= telling.furtherChange && least(from, to, vowelsInPlace) > 1) return false;
  const lacksOne = from.length !== to.length && from[0] === to[0] && Math.max(from.length, to.length) >= tellingLength;
  return others === 0 || length >= telling.otherLetter || lacksOne;
}

const withoutDoubles = (letters: readonly string[]): string[] =>
  letters.filter((letter, place) => letter !== letters[place - 1]);

const isOneSwap = (from: readonly string[], to: readonly string[]): boolean =>
  from.length === to.length && from.filter((letter, place) => letter !== to[place]).length === 2;

/** What an alef before its last letter makes of a root is another word of it: صبار is no صبر. */
const isLengthened = (typed: string, known: string): boolean =>
  typed.replace(/ا(?=.$)/, '') === known || known.replace(/ا(?=.$)/, '') === typed;
