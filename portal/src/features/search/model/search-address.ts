import { type SearchKind, searchKinds } from '@masar/domain';
import { paths } from '#shared/navigation/paths';

/** What /search shows, kept in its address so that it can be shared and reloaded (NAV-3). */
export interface SearchAddress {
  words: string;
  /** Undefined for all kinds. */
  kind: SearchKind | undefined;
}

/** Reads the address; a kind that it does not know counts as not chosen. */
export const readAddress = (address: URLSearchParams): SearchAddress => ({
  words: address.get('q')?.trim().slice(0, 200) ?? '',
  kind: searchKinds.find((kind) => kind === address.get('type')),
});

export function writeAddress({ words, kind }: SearchAddress): URLSearchParams {
  const address = new URLSearchParams();
  if (words) address.set('q', words);
  if (kind) address.set('type', kind);
  return address;
}

export const hrefOf = (search: SearchAddress): string => `${paths.search.href()}?${writeAddress(search).toString()}`;
