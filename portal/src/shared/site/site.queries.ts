import { dataOf } from '@masar/contracts';
import type { SitePage } from '@masar/domain';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';

/** What public pages say that differs between installations (READ-1). */
export const siteQueries = {
  page: (page: SitePage) =>
    queryOptions({
      queryKey: [...queryRoots.site, page],
      queryFn: () => dataOf(api.GET('/api/site/{page}', { params: { path: { page } } })),
    }),
};
