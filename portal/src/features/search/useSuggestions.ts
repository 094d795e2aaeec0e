import { useSettled } from '#shared/forms/useSettled';
import { usePublicQuery } from '#shared/query/usePublicQuery';
import { searchQueries } from './search.queries';
import type { Suggestion } from './search-answers';
import { useSearch } from './useSearch';

/** Shorter than a pause in typing that counts as a search: suggestions belong to the typing. */
const PAUSE_MS = 150;

/** Titles for what is being typed; none while the server is out of reach, for they are a help only. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const settled = useSettled(typed, PAUSE_MS);
  const search = useSearch(settled);
  const { data } = usePublicQuery({ ...searchQueries.suggestions(search), enabled: settled !== '' });
  return typed && settled ? (data ?? []) : [];
}
