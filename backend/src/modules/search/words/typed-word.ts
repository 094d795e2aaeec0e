import { normalizeText, stemsOf } from '@masar/domain';
import { type SpokenStem, spokenStems } from './arabizi.js';
import { singularsOf } from './broken-plurals.js';
import { derivedStems } from './derived-words.js';
import { inArabicVowels } from './kurdish-vowels.js';
import { withLettersMeant } from './letters-for-others.js';
import { inOtherLayout } from './other-layout.js';
import { spelledTogether } from './spelled-letters.js';

/** A word as it was typed, with what else it may be. */
export interface TypedWord {
  stem: string;
  /** Without article, but with its ends. */
  word: string;
  /** Stem of what its keys write on a keyboard of the other script. */
  otherLayout: string;
  /** Stems of what it is with two neighbouring letters the other way round. */
  swapped: string[];
  /** Stems that it may be a broken plural of. */
  singulars: string[];
  /** What stands behind a further joined word: فلفيديو. */
  joined: string[];
  /** Stems of English words that are made of the same one. */
  derived: string[];
  /** Stems that it has with letters that others are written for. */
  meant: string[];
  /** Stems that it has where Kurdish writes vowels that Arabic does not: شەبەکە is شبكة. */
  vowelled: string[];
  /** Stems that it has with an alef, or a hamza at its end, that was left out. */
  lengthened: string[];
  /** Acronyms whose letters it may call by their names. */
  acronyms: string[];
  /** Stems in Arabic letters, where it may be Arabic in Latin ones. */
  spoken: SpokenStem[];
}

/** Each stem of a text with the word that it was cut from. */
export function typedWords(text: string, stems: readonly string[]): TypedWord[] {
  const words = text.split(/\s+/).map((word) => ({ word, stems: stemsOf(word) }));
  return stems.map((stem) => {
    const found = words.find(({ stems: [first] }) => first === stem);
    const from = found?.word ?? stem;
    // Of several words with signs between them, as IMG_2041.png is, each was typed by itself.
    const isOne = found?.stems.length === 1;
    const word = (isOne && withoutArticle(from).replace(/[^\p{L}\p{N}]/gu, '')) || stem;
    return {
      stem,
      word,
      otherLayout: onlyStemOf(inOtherLayout(from)),
      swapped: swapsOf(word).flatMap((swap) => stemsOf(swap).slice(0, 1)),
      singulars: singularsOf(stem, word),
      joined: joinedIn(stem, from),
      derived: derivedStems(stem),
      meant: withLettersMeant(from.replace(articleInFront, '')),
      vowelled: inArabicVowels(from).map(onlyStemOf),
      lengthened: withAlef(word),
      acronyms: spelledTogether(from),
      spoken: spokenStems(word),
    };
  });
}

/** One word; where keys write signs between words, it was not that word. */
const onlyStemOf = (text: string): string => {
  const [stem = '', ...more] = stemsOf(text);
  return more.length > 0 || /[^\p{L}\p{N}\p{M}.+#]/u.test(text) ? '' : stem;
};

/**
 * What is joined in front of a word: dialects join ها and على with the article, some of them without its alef, and every
 * question may begin with أ: هالدورة, عالموقع, هلدورة, أبالخط. Two joined letters tell more than one, so that few may follow.
 */
const joinedInFront = [
  /^(?:[وف]?[بلك]?ه|[وف]?ع|ا[وف]?[بلك]?)ال(?=[ء-ي]{2})|^ا[وف]?لل(?=[ء-ي]{2})/,
  /^[وف]?[بلك]?[هع]ل(?=[ء-ي]{4})/,
  /^[وف][بلك](?=[ب-ي][ء-ي]{2})/,
];
/** One letter is asked of a stem alone: ends would lengthen what is short. */
const oneLetterInFront = /^(?:[وفا]?[بلك]|[وف])(?=[ء-ي]{4})/;
/** Of a longer word, whose end is cut otherwise with the letter than without: بتعاونية. */
const oneLetterInFrontOfWord = /^(?:[وفا]?[بلك]|[وف])(?=[ء-ي]{5})/;
/** Whose it is. */
const owner = /^([ء-ي]{4,})(?:هم|هن|كم|كن|نا|ن|ك)$/;
/** A ت before it is the ة of an ending. */
const ownerBehindTa = /^([ء-ي]{2,}[ب-ي])ت(?:ي|ها|ه|هم|هن|كم|كن|نا|ن|ك)$|^([ء-ي]{3,}[ب-ي])ت$/;
const withoutOwner = (word: string): string[] => [
  word,
  ...(owner.test(word) ? [word.replace(owner, '$1')] : []),
  ...(ownerBehindTa.test(word) ? [word.replace(ownerBehindTa, '$1$2ة')] : []),
];

/** Stems of what a word may be without what is joined to it: asked of its stem, and of all of it, whose ends are others. */
function joinedIn(stem: string, from: string): string[] {
  const word = normalizeText(from);
  const rests = [stem, word].flatMap((one) => joinedInFront.map((joined) => one.replace(joined, '')));
  const all = [stem, word, ...rests, stem.replace(oneLetterInFront, ''), word.replace(oneLetterInFrontOfWord, '')];
  return [...new Set(all.flatMap(withoutOwner).map(onlyStemOf))].filter((rest) => rest !== '' && rest !== stem);
}

/** The last word without article: one or two letters after it are no stem yet, but a beginning. */
export const withoutArticle = (text: string): string =>
  (stemsOf(text).at(-1) === undefined ? '' : (normalizeText(text).trim().split(/\s+/).at(-1) ?? '')).replace(
    articleInFront,
    '',
  );
const articleInFront = /^و?(?:بال|كال|فال|ال|لل)(?=[ء-يگ])/;

/** A longer word has more than one slip, or none. */
const swappedAtMost = 12;

/** Whose ends are cut otherwise then: اعلنات is إعلانات, and كيميا is كيمياء. */
const withAlef = (word: string): string[] =>
  word.length < 5 || word.length > swappedAtMost || !/^[ء-ي]+(?:ات|ون|ين|يه|(?<!ا)ه)$/.test(word)
    ? stemsOf(/^[ء-ي]{3,}ا$/.test(word) ? `${word}ء` : '')
    : Array.from(
        { length: word.length - 2 },
        // A joined letter before it would be cut off with what is left out: كمامة is not of إمام.
        (_, place) =>
          place === 0 && /^[وبلفك]/.test(word)
            ? ''
            : (stemsOf(`${word.slice(0, place + 1)}ا${word.slice(place + 1)}`)[0] ?? ''),
      );

const swapsOf = (word: string): string[] =>
  word.length < 4 || word.length > swappedAtMost
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, place) => word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
      );
