import { type SearchKind, stemsOf } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import type { SectionReader } from '../sections/reader.js';
import { littleWords } from './little-words.js';
import { NearWordsQueries } from './near-words.queries.js';
import { acronymsIn, acronymsOf, spelledIn } from './spelled-letters.js';
import type { Term } from './term.js';
import { phrasesOf, termsOf } from './terms.rules.js';
import { typedWords, withoutArticle } from './typed-word.js';
import { WordQueries } from './word.queries.js';

/** More words make a query no clearer. */
const wordsAtMost = 32;
const completed = 0.9;

/** Reads what a person typed as terms with their variants. */
@Injectable()
export class QueryTerms {
  constructor(
    private readonly words: WordQueries,
    private readonly nearWords: NearWordsQueries,
  ) {}

  async of(text: string, kinds: readonly SearchKind[], reader?: SectionReader): Promise<Term[]> {
    const readable = withoutApostrophes(withoutLengths(text));
    const stems = typedStems(readable);
    if (stems.length === 0) return [];
    const nearby = await this.nearWords.of(typedWords(readable, [...new Set(stems)]), kinds, reader);
    const acronyms = await this.acronyms(readable);
    const together = await this.writtenApart(readable);
    const names = await this.words.names([
      ...phrasesOf(stems),
      ...nearby.map(({ near }) => near),
      ...[...acronyms.values(), ...together.values()].flat(),
    ]);
    const apart = [...together].map(
      ([phrase, one]) => [phrase, [...one, ...one.flatMap((each) => names.get(each) ?? [])]] as const,
    );
    return termsOf(stems, { names: new Map([...apart, ...names]), acronyms }, nearby);
  }

  /** What runs of letters that are called by their names spell, of that which stands somewhere. */
  private async acronyms(text: string): Promise<Map<string, string[]>> {
    const runs = spelledIn(text).filter(({ words }) => words.length <= wordsAtMost);
    const standing = new Set(await this.words.standing(runs.flatMap(acronymsIn)));
    return new Map(runs.flatMap((run) => [...acronymsOf(run, (acronym) => standing.has(acronym))]));
  }

  /** Neighbours that stand somewhere as one word: flex box, فوتو شوب. */
  private async writtenApart(text: string): Promise<Map<string, string[]>> {
    const words = text.split(/[\s-]+/).map((word) => ({ word, stems: stemsOf(word) }));
    const pairs = words.flatMap(({ word, stems: [stem = '', ...more] }, place) => {
      const { word: next = '', stems: [nextStem = '', ...nextMore] = [] } = words[place + 1] ?? {};
      if (more.length + nextMore.length > 0 || !isPart(word) || !isPart(next)) return [];
      const [together = '', ...others] = stemsOf(word + next);
      return others.length > 0 || !together.startsWith(stem) || together === stem
        ? []
        : [[`${stem} ${nextStem}`, together] as const];
    });
    const standing = new Set(await this.words.standing(pairs.map(([, together]) => together)));
    return new Map(
      pairs.filter(([, together]) => standing.has(together)).map(([phrase, together]) => [phrase, [together]]),
    );
  }

  /** As above while the last word may still be unfinished. */
  async ofUnfinished(text: string, reader?: SectionReader): Promise<Term[]> {
    const stems = typedStems(text);
    const last = stems.at(-1);
    if (last === undefined) return [];
    const acronyms = await this.acronyms(text);
    const names = await this.words.names([...phrasesOf(stems), ...[...acronyms.values()].flat()]);
    const completions = await this.words.beginning([...new Set([last, withoutArticle(text)])].filter(Boolean), reader);
    const terms = termsOf(stems, { names, acronyms }, []);
    const variants = completions.filter((stem) => stem !== last).map((stem) => ({ stems: [stem], weight: completed }));
    // A little word at the end may become another one: it was left out above.
    const own = terms.findLast(({ variants: [typed] }) => typed?.stems.includes(last));
    const open = { variants: [...(own?.variants ?? [{ stems: [last], weight: 1 }]), ...variants] };
    return [...terms.filter((term) => term !== own), open];
  }
}

const isPart = (word: string): boolean => /^(?:[ء-ي]{3,}|[a-z]{2,})$/i.test(word) && !stemsOf(word).some(isLittle);
const isLittle = (stem: string): boolean => littleWords.has(stem);

const typedStems = (text: string): string[] => stemsOf(text).slice(0, wordsAtMost);

/** A letter that is said long is written again and again: تصوييير. */
const withoutLengths = (text: string): string => text.replace(/(?<=[ء-ي])([ء-ي])\1{2,}/g, '$1');

/** Letters of Arabic in Latin ones that are a digit with a sign: 3' is غ; between vowels the sign is a hamza. Elsewhere it parts words. */
const withoutApostrophes = (text: string): string =>
  text
    .replace(
      /(?<=[a-z2-9]|\b)([36789])['’\u02BC](?=[a-z])|(?<=[a-z])([3679])['’\u02BC](?=\s|$)/gi,
      (_, within?: string, last?: string) => digraphs[within ?? last ?? ''] ?? '',
    )
    .replace(/(?<=[a-z][aeiou]+)['’\u02BC](?=[aeiou])/gi, '2');
const digraphs: Record<string, string> = { 3: 'gh', 6: 'z', 7: 'kh', 8: 'gh', 9: 'dh' };
