import { type Answer, dataOf } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';

export type Backup = Answer<'/api/admin/backups', 'get'>[number];

export const isUnderway = ({ status }: Backup): boolean => status === 'waiting' || status === 'running';

const ONCE_A_SECOND = 1000;

export const backupQueries = {
  /** Asked again every second while one is being made. */
  list: () =>
    queryOptions({
      queryKey: [...queryRoots.adminDashboard, 'backups'],
      queryFn: () => dataOf(api.GET('/api/admin/backups')),
      refetchInterval: ({ state }) => (state.data?.some(isUnderway) ? ONCE_A_SECOND : false),
    }),
};
