import { useMessages } from '@masar/ui';
import { siteTextPageMessages, siteTextPlaceMessages } from './site-text-words.messages';

type Words = Readonly<Partial<Record<string, string>>>;

/** Names of pages and of the places on them. */
export function useSiteTextWords() {
  const pages: Words = useMessages(siteTextPageMessages);
  const places: Words = useMessages(siteTextPlaceMessages);
  return {
    pageName: (page: string) => pages[page] ?? page,
    placeName: (name: string) => places[name] ?? name,
  };
}
