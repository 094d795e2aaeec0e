import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Answer } from '@masar/contracts';
import type { Language } from '@masar/i18n';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';

export type PlatformStats = Answer<'/api/admin/platform-stats', 'get'>;
export type HealthCheck = PlatformStats['healthChecks'][number];
export type PlatformMonth = Answer<'/api/admin/analytics', 'get'>['months'][number];

export const adminDashboardQueries = {
  stats: () =>
    queryOptions({
      queryKey: [...queryRoots.adminDashboard, 'stats'],
      queryFn: () => dataOf(api.GET('/api/admin/platform-stats')),
    }),
  months: () =>
    queryOptions({
      queryKey: [...queryRoots.adminDashboard, 'months'],
      queryFn: () => dataOf(api.GET('/api/admin/analytics')),
    }),
  /** Activities are sentences, so each language has an answer of its own. */
  activities: (language: Language) =>
    queryOptions({
      queryKey: [...queryRoots.adminDashboard, 'activities', language],
      queryFn: () => dataOf(api.GET('/api/admin/recent-activities')),
    }),
};
