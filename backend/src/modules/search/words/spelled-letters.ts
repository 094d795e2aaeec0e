import { normalizeText, stemsOf } from '@masar/domain';
import { littleWords } from './little-words.js';

/** What Latin letters and digits are called in Arabic letters, as texts are compared. */
const names: Record<string, string> = {
  a: 'ايه اي ا',
  b: 'بي',
  c: 'سي',
  d: 'دي',
  e: 'اي',
  f: 'اف',
  g: 'جي',
  h: 'اتش ايتش اج ايج',
  i: 'اي',
  j: 'جي جيه جاي',
  k: 'كيه كي كاي',
  l: 'ال',
  m: 'ام',
  n: 'ان',
  o: 'او',
  p: 'بي',
  q: 'كيو',
  r: 'ار',
  s: 'اس',
  t: 'تي',
  u: 'يو',
  v: 'في فيه',
  w: 'دبليو دابليو دبليوو دبلو',
  x: 'اكس',
  y: 'واي',
  z: 'زد زي زيد زاد',
  1: 'ون',
  2: 'تو',
  3: 'ثري',
  4: 'فور',
  5: 'فايف',
  6: 'سكس',
  7: 'سفن',
  8: 'ايت',
  9: 'ناين',
};
const lettersOf = new Map<string, string[]>();
for (const [letter, spellings] of Object.entries(names))
  for (const spelling of spellings.split(' ')) lettersOf.set(spelling, [...(lettersOf.get(spelling) ?? []), letter]);
for (const letter of 'abcdefghijklmnopqrstuvwxyz') lettersOf.set(letter, [letter]);

const shortest = 2;
/** HTTPS is the longest that people spell. */
export const longestSpelled = 6;
/** Letters of one name make few words each; beyond, none of them is an acronym. */
const readingsAtMost = 32;
/** What stands before a first letter: السي في, بالسي في, وسي في. */
const before = /^(?:و?ف?(?:[بلك]?هال|عال|[بك]?ال|لل)|[وفبلك])(?=..)/;
/** Signs that part letters as blanks do. */
const between = /(?<=[ء-ي])[-./_](?=[ء-ي])/g;

/** A run of words that are called like letters. */
export interface SpelledRun {
  words: string[];
  /** Of each word its stem, as it stands in the query. */
  stems: string[];
  /** Of each word the letters that it may be. */
  letters: (readonly string[])[];
}

/** The runs of a text that may spell acronyms: يو اكس is UX, السي في is CV. */
export function spelledIn(text: string): SpelledRun[] {
  const runs: SpelledRun[] = [];
  let open: SpelledRun | undefined;
  for (const word of withoutParts(normalizeText(text).replace(between, ' ')).split(/\s+/).filter(Boolean)) {
    const [stem, ...more] = stemsOf(word);
    const letters = lettersNamed(word, open === undefined);
    if (letters.length === 0 || stem === undefined || more.length > 0) {
      open = undefined;
      continue;
    }
    if (!open) runs.push((open = { words: [], stems: [], letters: [] }));
    open.words.push(word);
    open.stems.push(stem);
    open.letters.push(letters);
  }
  return runs.filter(({ words }) => words.length >= shortest);
}

/** Every acronym that a part of the run may be. */
export const acronymsIn = (run: SpelledRun): string[] =>
  run.words.flatMap((_, start) =>
    Array.from({ length: longestSpelled }, (__, more) => readings(run, start, start + more + 1)).flat(),
  );

function readings({ words, letters }: SpelledRun, start: number, end: number): string[] {
  if (end - start < shortest || end > words.length || !isNoSentence(words.slice(start, end))) return [];
  return letters
    .slice(start, end)
    .reduce<string[]>(
      (begun, each) => begun.flatMap((one) => each.map((letter) => one + letter)).slice(0, readingsAtMost),
      [''],
    );
}

/** Stems with spaces between, and what they spell. */
type Part = readonly [phrase: string, acronyms: string[]];

/**
 * The acronyms that make up a whole run, by the stems that spell them, with few of them rather than many; little words may
 * stand between. The whole run where some of it is left: بي اي of a longer word is not ‘be’.
 */
export function acronymsOf(run: SpelledRun, isKnown: (acronym: string) => boolean): Map<string, string[]> {
  const best: (Part[] | undefined)[] = [];
  const { words, stems } = run;
  best[words.length] = [];
  for (let start = words.length - 1; start >= 0; start -= 1) {
    const consider = (end: number, part: Part[]) => {
      const [rest, former] = [best[end], best[start]];
      if (rest && (!former || part.length + rest.length < former.length)) best[start] = [...part, ...rest];
    };
    for (let end = Math.min(words.length, start + longestSpelled); end > start + 1; end -= 1) {
      const known = readings(run, start, end).filter(isKnown);
      if (known.length > 0) consider(end, [[stems.slice(start, end).join(' '), known]]);
    }
    if (best[start] === undefined && littleWords.has(stems[start] ?? '')) consider(start + 1, []);
  }
  // What nobody knows is one word nevertheless: its letters alone would find anything.
  return new Map(best[0] ?? (isNoSentence(words) ? [[stems.join(' '), readings(run, 0, words.length)]] : []));
}

const lettersNamed = (word: string, isFirst: boolean): readonly string[] =>
  lettersOf.get(word) ?? (isFirst ? (lettersOf.get(word.replace(before, '')) ?? []) : []);

/** W is two words for some. */
const withoutParts = (text: string): string => text.replace(/(^|\s)(?:دبل|دابل) يو(?=\s|$)/g, '$1دبليو');

/** ‘في أي’ is what every text says; twice the same letter says nobody. */
const isNoSentence = (run: readonly string[]): boolean =>
  new Set(run).size < run.length || run.some((word) => !littleWords.has(stemsOf(word)[0] ?? ''));

/** Acronyms that one word may be whose letters are written together: سيفي, اتشتيامال, c.v. */
export function spelledTogether(word: string): string[] {
  const plain = normalizeText(word);
  if (/^(?:[a-z]\.){2,6}[a-z]?$|^[a-z](?:\.[a-z]){1,5}$/.test(plain)) return [plain.replaceAll('.', '')];
  if (plain.length < 4 || plain.length > 24 || !/^[ء-ي]+$/.test(plain)) return [];
  const found: string[] = [];
  const read = (rest: string, reading: string): void => {
    if (rest === '' && reading.length >= shortest) found.push(reading);
    if (rest === '' || reading.length >= longestSpelled || found.length >= readingsAtMost) return;
    for (let length = 2; length <= Math.min(6, rest.length); length += 1)
      for (const letter of lettersOf.get(rest.slice(0, length)) ?? []) read(rest.slice(length), reading + letter);
  };
  read(plain, '');
  return found;
}
