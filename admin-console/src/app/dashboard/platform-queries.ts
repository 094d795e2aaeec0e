import type { components } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { httpClient } from '../../providers/http-client';

export type PlatformMonth = components['schemas']['PlatformMonthResponse'];

const read = async <Answer>(path: string): Promise<Answer> => (await httpClient(path)).json as Answer;

/** Twelve months of the platform, and what it came to. */
export const platformQueries = {
  months: queryOptions({
    queryKey: ['platform', 'months'],
    queryFn: () => read<components['schemas']['PlatformAnalyticsResponse']>('/api/admin/analytics'),
  }),
  stats: queryOptions({
    queryKey: ['platform', 'stats'],
    queryFn: () => read<components['schemas']['PlatformStatsResponse']>('/api/admin/platform-stats'),
  }),
};
