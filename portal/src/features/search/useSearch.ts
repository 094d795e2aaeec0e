import { useLocale } from '@masar/ui';
import { useSession } from '#shared/session/SessionProvider';
import type { Search } from './search.queries';

/** The words as the reader at the screen searches for them. */
export function useSearch(words: string): Search {
  const { language } = useLocale();
  const { user } = useSession();
  return { words, language, reader: user?.id ?? null };
}
