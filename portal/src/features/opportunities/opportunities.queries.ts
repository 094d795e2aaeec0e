import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dataOf } from '@masar/contracts';
import { api } from '#shared/api/api';
import { postingKeys } from '#shared/applications/applications.queries';
import { listPageOf, walkingPages } from '#shared/query/list-page';
import type { OpportunityFilters } from './model/opportunity-filters';

/** Cards that one page of the list brings. */
const PAGE_SIZE = 18;

export const opportunityQueries = {
  all: () => [postingKeys.opportunity] as const,
  /** Open ones, the newest first; or the reader's own in every state (OPP-1). */
  list: ({ search, type, governorate, isMine }: OpportunityFilters) => {
    const asked = {
      limit: PAGE_SIZE,
      ...(search && { search }),
      ...(type && { type }),
      ...(governorate && { governorate }),
      ...(isMine && { mine: 'true' as const }),
    };
    return infiniteQueryOptions({
      queryKey: [...opportunityQueries.all(), 'list', asked],
      queryFn: ({ pageParam }) => {
        const query = { ...asked, ...(pageParam && { cursor: pageParam }) };
        return listPageOf(api.GET('/api/opportunities', { params: { query } }));
      },
      ...walkingPages,
      placeholderData: keepPreviousData,
    });
  },
  detail: (id: string) =>
    queryOptions({
      queryKey: [...opportunityQueries.all(), 'detail', id],
      queryFn: () => dataOf(api.GET('/api/opportunities/{id}', { params: { path: { id } } })),
    }),
};
