import { type Answer, dataOf } from '@masar/contracts';
import type { Language } from '@masar/i18n';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { countedDataOf, untilCountedAnew } from '#shared/query/counted';
import { queryRoots } from '#shared/query/query-roots';

export type PlatformStats = Answer<'/api/admin/platform-stats', 'get'>;
export type HealthCheck = PlatformStats['healthChecks'][number];
export type PlatformMonth = Answer<'/api/admin/analytics', 'get'>['months'][number];

/** The console's queues, and what of each counts as waiting. */
const queues = [
  { queue: 'abuse-reports', filter: '{"status":"open"}' },
  { queue: 'pending-posts', filter: '{}' },
  { queue: 'pending-postings', filter: '{}' },
  { queue: 'role-requests', filter: '{"status":"pending"}' },
  { queue: 'contact-messages', filter: '{"status":"new"}' },
] as const;

/** How many rows a list of the console has, as its answers say of their range. */
async function countOf({ queue, filter }: (typeof queues)[number]): Promise<number> {
  const { response } = await api.GET(`/api/admin/${queue}`, { params: { query: { filter, range: '[0,0]' } } });
  return Number(response.headers.get('Content-Range')?.split('/')[1] ?? 0);
}

export const adminDashboardQueries = {
  waiting: () =>
    queryOptions({
      queryKey: [...queryRoots.adminDashboard, 'waiting'],
      queryFn: () => Promise.all(queues.map(async (queue) => ({ ...queue, count: await countOf(queue) }))),
    }),
  stats: () =>
    queryOptions({
      queryKey: [...queryRoots.adminDashboard, 'stats'],
      queryFn: () => countedDataOf(api.GET('/api/admin/platform-stats')),
      ...untilCountedAnew,
    }),
  months: () =>
    queryOptions({
      queryKey: [...queryRoots.adminDashboard, 'months'],
      queryFn: () => countedDataOf(api.GET('/api/admin/analytics')),
      ...untilCountedAnew,
    }),
  /** Activities are sentences, so each language has an answer of its own. */
  activities: (language: Language) =>
    queryOptions({
      queryKey: [...queryRoots.adminDashboard, 'activities', language],
      queryFn: () => dataOf(api.GET('/api/admin/recent-activities')),
    }),
};
