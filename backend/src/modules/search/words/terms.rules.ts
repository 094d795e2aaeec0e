import { littleWords } from './little-words.js';
import { longestSpelled } from './spelled-letters.js';
import type { Term, Variant } from './term.js';

/** A stem of the index that looks like an unknown one. */
export interface NearStem {
  stem: string;
  near: string;
  /** Share of trigrams that both have, 0 to 1. */
  likeness: number;
}

/** Other names of a phrase, each as its stems with spaces between. */
export type Names = ReadonlyMap<string, readonly string[]>;

/** What is known of the words of a query. */
interface KnownWords {
  names: Names;
  /** Acronyms that each phrase spells. */
  acronyms: Names;
}

/** More words than this are no name. */
export const longestPhrase = 4;
const otherName = 0.9;
const correction = 0.6;
const partOfPhrase = 0.5;
/** An acronym that only stands somewhere. */
const spelled = 0.8;

/** Every run of one to four neighbours, as names are looked up. */
export function phrasesOf(stems: readonly string[]): string[] {
  return stems.flatMap((_, start) =>
    Array.from({ length: Math.min(longestPhrase, stems.length - start) }, (__, more) =>
      stems.slice(start, start + more + 1).join(' '),
    ),
  );
}

/**
 * The terms of a query: neighbours that are a known phrase become one term, each with its other names; a word that the
 * index doesn't know gets the words that look like it, with their names. Little words count only where there are no
 * others.
 */
export function termsOf(stems: readonly string[], known: KnownWords, nearby: readonly NearStem[]): Term[] {
  const { names } = known;
  const terms = new Map<string, Term>();
  for (let start = 0; start < stems.length;) {
    const length = longestKnown(stems, start, known);
    const own = stems.slice(start, start + length);
    const phrase = own.join(' ');
    const acronyms = known.acronyms.get(phrase) ?? [];
    const corrections = nearby.filter(({ stem }) => length === 1 && stem === own[0]);
    terms.set(phrase, {
      variants: [
        ...(acronyms.length > 0 && own.some((stem) => littleWords.has(stem)) ? [] : [{ stems: own, weight: 1 }]),
        ...named(names, phrase, otherName),
        ...acronyms.flatMap((acronym) => [
          { stems: [acronym], weight: names.has(acronym) ? otherName : spelled },
          ...named(names, acronym, otherName * otherName),
        ]),
        ...(length > 1 && acronyms.length === 0 ? parts(own, names) : []),
        ...corrections.flatMap(({ near, likeness }) => [
          { stems: [near], weight: likeness * correction },
          ...named(names, near, likeness * correction * otherName),
        ]),
      ],
    });
    start += length;
  }
  // A word that is said twice counts once.
  const all = [...terms.values()];
  const telling = all.filter(({ variants: [typed] }) => typed?.stems.some((stem) => !littleWords.has(stem)));
  return telling.length > 0 ? telling : all;
}

const named = (names: Names, phrase: string, weight: number): Variant[] =>
  (names.get(phrase) ?? []).map((name) => ({ stems: name.split(' '), weight }));

/** One word of a phrase counts too, unless the phrase is a word that was written apart: Java is not JavaScript. */
function parts(phrase: readonly string[], names: Names): Variant[] {
  const [first = ''] = phrase;
  const isOneWord = names.get(phrase.join(' '))?.some((name) => !name.includes(' ') && name.startsWith(first));
  return isOneWord ? [] : phrase.map((stem) => ({ stems: [stem], weight: partOfPhrase }));
}

function longestKnown(stems: readonly string[], start: number, { names, acronyms }: KnownWords): number {
  for (let length = Math.min(longestSpelled, stems.length - start); length > 1; length -= 1) {
    const phrase = stems.slice(start, start + length).join(' ');
    if (names.has(phrase) || acronyms.has(phrase)) return length;
  }
  return 1;
}
