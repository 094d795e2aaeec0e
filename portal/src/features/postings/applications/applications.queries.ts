import { dataOf } from '@masar/contracts';
import type { ApplicationKind, ApplicationStatus } from '@masar/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { listPageOf, walkingPages } from '#shared/query/list-page';
import { queryRoots } from '#shared/query/query-roots';

/** Rows that one page brings. */
const PAGE_SIZE = 20;

interface ApplicationFilter {
  /** Empty for all kinds. */
  kind: ApplicationKind | '';
  /** Empty for all states. */
  status: ApplicationStatus | '';
}

function applicantsOf(kind: ApplicationKind, id: string, query: { limit: number; status?: ApplicationStatus }) {
  const params = { path: { id }, query };
  if (kind === 'service') return api.GET('/api/services/{id}/requests', { params });
  if (kind === 'job') return api.GET('/api/jobs/{id}/applications', { params });
  return api.GET('/api/opportunities/{id}/applications', { params });
}

export const applicationQueries = {
  all: () => queryRoots.applications,
  /** What the reader applied to or asked for, the newest first (OPP-3). */
  mine: ({ kind, status }: ApplicationFilter) =>
    infiniteQueryOptions({
      queryKey: [...applicationQueries.all(), 'mine', { kind, status }],
      queryFn: ({ pageParam }) => {
        const query = {
          limit: PAGE_SIZE,
          ...(kind && { kind }),
          ...(status && { status }),
          ...(pageParam && { cursor: pageParam }),
        };
        return listPageOf(api.GET('/api/applications', { params: { query } }));
      },
      ...walkingPages,
    }),
  /** One with its timeline, for both sides. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...applicationQueries.all(), 'detail', id],
      queryFn: () => dataOf(api.GET('/api/applications/{id}', { params: { path: { id } } })),
    }),
  /** Who applied to a posting, for those who look after it. */
  ofPosting: (kind: ApplicationKind, id: string, status: ApplicationStatus | '') =>
    infiniteQueryOptions({
      queryKey: [...applicationQueries.all(), 'of-posting', kind, id, status],
      queryFn: ({ pageParam }) =>
        listPageOf(
          applicantsOf(kind, id, {
            limit: PAGE_SIZE,
            ...(status && { status }),
            ...(pageParam && { cursor: pageParam }),
          }),
        ),
      ...walkingPages,
    }),
};
