import { normalizeText } from '@masar/domain';

/** A screen that quick search leads to. */
export interface PageOption {
  to: string;
  /** What the page is called in the interface's language. */
  name: string;
  /** What it is called in each language: who reads Arabic may still type 'jobs'. */
  names: readonly string[];
}

/** Pages of which a word begins like what is typed, whatever its article and the form of its letters; all of them for nothing. */
export function fittingPages<Page extends PageOption>(pages: readonly Page[], typed: string): Page[] {
  const words = bare(typed);
  return pages.filter(({ names }) => names.some((name) => ` ${bare(name)}`.includes(` ${words}`)));
}

/** Folded as the search folds it, each word without its article. */
const bare = (text: string): string =>
  normalizeText(text)
    .trim()
    .replaceAll(/(^|\s)ال(?=\p{L})/gu, '$1');
