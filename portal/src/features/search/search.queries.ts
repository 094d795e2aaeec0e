import { dataOf } from '@masar/contracts';
import type { SearchKind } from '@masar/domain';
import type { Language } from '@masar/i18n';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';

/** What a search is about and who asks: each reader may find something else. */
export interface Search {
  words: string;
  language: Language;
  /** Id of the signed-in reader. */
  reader: string | null;
}

/** Results that one page of a single kind brings. */
const PAGE_SIZE = 20;

/** Each pause in typing makes an answer; those that nobody looks at are soon forgotten. */
const soon = { gcTime: 60_000 };

export const searchQueries = {
  all: () => queryRoots.search,
  /** The best of each kind, with their numbers. */
  overview: (search: Search) =>
    queryOptions({
      ...soon,
      queryKey: [...searchQueries.all(), 'overview', search],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/api/search', { params: { query: { q: search.words, language: search.language } }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** All results of one kind, page by page. */
  ofKind: (search: Search, type: SearchKind) =>
    infiniteQueryOptions({
      ...soon,
      queryKey: [...searchQueries.all(), 'kind', type, search],
      queryFn: async ({ pageParam, signal }) => {
        const query = {
          q: search.words,
          language: search.language,
          type,
          limit: PAGE_SIZE,
          ...(pageParam && { cursor: pageParam }),
        };
        const { groups } = await dataOf(api.GET('/api/search', { params: { query }, signal }));
        return groups[0] ?? { type, results: [], total: 0, next: null };
      },
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    }),
  /** Titles for what was typed so far. */
  suggestions: (search: Search) =>
    queryOptions({
      ...soon,
      queryKey: [...searchQueries.all(), 'suggestions', search],
      queryFn: ({ signal }) => {
        const query = { q: search.words, language: search.language };
        return dataOf(api.GET('/api/search/suggestions', { params: { query }, signal }));
      },
      placeholderData: keepPreviousData,
    }),
};
