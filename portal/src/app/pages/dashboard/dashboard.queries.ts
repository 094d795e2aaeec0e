import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Answer } from '@masar/contracts';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';

export type Dashboard = Answer<'/api/dashboard', 'get'>;

export const dashboardQueries = {
  all: () => queryRoots.dashboard,
  mine: () =>
    queryOptions({ queryKey: [...dashboardQueries.all(), 'mine'], queryFn: () => dataOf(api.GET('/api/dashboard')) }),
};
