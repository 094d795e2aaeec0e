import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dataOf } from '@masar/contracts';
import { api } from '#shared/api/api';
import { postingKeys } from '#shared/applications/applications.queries';
import { listPageOf, walkingPages } from '#shared/query/list-page';
import type { ServiceFilters } from './model/service-filters';

/** Cards that one page of the list brings. */
const PAGE_SIZE = 18;
const RATINGS_SIZE = 10;

export const serviceQueries = {
  all: () => [postingKeys.service] as const,
  /** What is on offer, the newest first; or what the reader offers, in every state (SVC-1). */
  list: ({ search, category, isMine }: ServiceFilters) => {
    const asked = {
      limit: PAGE_SIZE,
      ...(search && { search }),
      ...(category && { category }),
      ...(isMine && { mine: 'true' as const }),
    };
    return infiniteQueryOptions({
      queryKey: [...serviceQueries.all(), 'list', asked],
      queryFn: ({ pageParam }) => {
        const query = { ...asked, ...(pageParam && { cursor: pageParam }) };
        return listPageOf(api.GET('/api/services', { params: { query } }));
      },
      ...walkingPages,
      placeholderData: keepPreviousData,
    });
  },
  detail: (id: string) =>
    queryOptions({
      queryKey: [...serviceQueries.all(), 'detail', id],
      queryFn: () => dataOf(api.GET('/api/services/{id}', { params: { path: { id } } })),
    }),
  /** What customers thought, the latest first (SVC-2). */
  ratings: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...serviceQueries.all(), 'ratings', id],
      queryFn: ({ pageParam }) => {
        const query = { limit: RATINGS_SIZE, ...(pageParam && { cursor: pageParam }) };
        return listPageOf(api.GET('/api/services/{id}/ratings', { params: { path: { id }, query } }));
      },
      ...walkingPages,
    }),
};
