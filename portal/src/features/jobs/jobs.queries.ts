import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dataOf } from '@masar/contracts';
import type { Language } from '@masar/i18n';
import { api } from '#shared/api/api';
import { nextCursor } from '#shared/query/next-cursor';
import type { JobFilters } from './model/job-filters';

/** Cards that one page of the list brings. */
const PAGE_SIZE = 20;

/** Shown above the list (spec 9). */
const RECOMMENDED = 3;

/** Skills are named in the reader's language, so each language has answers of its own. */
export const jobQueries = {
  all: () => ['jobs'] as const,
  list: ({ search, employmentType, governorate, order, isMine }: JobFilters, language: Language) => {
    const asked = {
      order,
      ...(search && { search }),
      ...(employmentType && { employmentType }),
      ...(governorate && { governorate }),
      ...(isMine && { mine: 'true' as const }),
    };
    return infiniteQueryOptions({
      queryKey: [...jobQueries.all(), 'list', asked, language],
      queryFn: async ({ pageParam }) => {
        const query = { ...asked, limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) };
        const { data = [], response } = await api.GET('/api/jobs', { params: { query } });
        return {
          jobs: data,
          total: Number(response.headers.get('X-Total-Count') ?? data.length),
          next: nextCursor(response.headers.get('Link')),
        };
      },
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
    });
  },
  recommended: (language: Language) =>
    queryOptions({
      queryKey: [...jobQueries.all(), 'recommended', language],
      queryFn: () =>
        dataOf(api.GET('/api/jobs/recommendations', { params: { query: { language, limit: RECOMMENDED } } })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...jobQueries.all(), 'detail', id],
      queryFn: () => dataOf(api.GET('/api/jobs/{id}', { params: { path: { id } } })),
    }),
  match: (id: string, language: Language) =>
    queryOptions({
      queryKey: [...jobQueries.all(), 'match', id, language],
      queryFn: () => dataOf(api.GET('/api/jobs/{id}/match', { params: { path: { id }, query: { language } } })),
    }),
};
