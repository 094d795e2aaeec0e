import { type Answer, dataOf } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';

/** The four figures and the mean progress of a learner (ENR-4). */
export type Dashboard = Answer<'/api/dashboard/home', 'get'>['figures'];

export const dashboardQueries = {
  /** The latest opportunities that took the reader. */
  accepted: () =>
    queryOptions({
      queryKey: [...queryRoots.applications, 'mine', 'accepted'],
      queryFn: () =>
        dataOf(
          api.GET('/api/applications', { params: { query: { kind: 'opportunity', status: 'accepted', limit: 20 } } }),
        ),
    }),
};
