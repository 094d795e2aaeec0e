import { type SearchKind, stemsOf } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import type { SectionReader } from '../sections/reader.js';
import { NearWordsQueries } from './near-words.queries.js';
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
    const stems = typedStems(text);
    if (stems.length === 0) return [];
    const nearby = await this.nearWords.of(typedWords(text, stems), kinds, reader);
    const names = await this.words.names([...phrasesOf(stems), ...nearby.map(({ near }) => near)]);
    return termsOf(stems, names, nearby);
  }

  /** As above while the last word may still be unfinished. */
  async ofUnfinished(text: string, reader?: SectionReader): Promise<Term[]> {
    const stems = typedStems(text);
    const last = stems.at(-1);
    if (last === undefined) return [];
    const names = await this.words.names(phrasesOf(stems));
    const completions = await this.words.beginning([...new Set([last, withoutArticle(text)])].filter(Boolean), reader);
    const terms = termsOf(stems, names, []);
    const variants = completions.filter((stem) => stem !== last).map((stem) => ({ stems: [stem], weight: completed }));
    // A little word at the end may become another one: it was left out above.
    const own = terms.findLast(({ variants: [typed] }) => typed?.stems.includes(last));
    const open = { variants: [...(own?.variants ?? [{ stems: [last], weight: 1 }]), ...variants] };
    return [...terms.filter((term) => term !== own), open];
  }
}

const typedStems = (text: string): string[] => [...new Set(stemsOf(text))].slice(0, wordsAtMost);
