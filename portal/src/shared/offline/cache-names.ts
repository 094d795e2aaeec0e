/** Names that the page and the service worker share. The version changes with the form of what is kept. */
export const cacheNames = {
  /** Answers of the API that were read on the way, of one person. */
  reads: 'masar-reads-1',
  /** Courses that somebody chose to keep, of the same person. */
  saved: 'masar-saved-1',
  /** Public pages as the server drew them. */
  pages: 'masar-pages-1',
  /** Built files that were loaded when needed. */
  assets: 'masar-assets-1',
  /** What checks certificates without network; of nobody in particular. */
  proofs: 'masar-proofs-1',
} as const;

/** What belongs to a person and goes when they do. */
export const personalCaches: readonly string[] = [cacheNames.reads, cacheNames.saved];

/** Where the reads cache notes whose it is; no server has this address. */
export const ownerKey = '/offline/owner';

/** With an answer that was kept: when the server gave it, as its `Date` says. */
export const keptAtHeader = 'X-Kept-At';

/** A further language of the content, before that of the interface. */
const further = /^(?<content>[a-z]{3}), /;

/** The key of an answer: its address and the languages in which it was asked for, as in Accept-Language. */
export function readKey(address: string, languages: string): string {
  const url = new URL(address);
  const content = further.exec(languages)?.groups?.['content'];
  if (content) url.searchParams.set('content', content);
  url.searchParams.set('in', languages.replace(further, '').startsWith('en') ? 'en' : 'ar');
  return url.href;
}

/** The key of the same answer without translations, which offline is better than none. */
export function withoutContentLanguage(key: string): string {
  const url = new URL(key);
  url.searchParams.delete('content');
  return url.href;
}
