import type { components } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { httpClient } from '../../providers/http-client';

export type PlatformMonth = components['schemas']['PlatformMonthResponse'];

const read = async <Answer>(path: string): Promise<Answer> => (await httpClient(path)).json as Answer;

/** In how many seconds to ask again for what is counted for the first time (SCL-1); undefined after any other failure. */
function secondsUntilCounted(failure: unknown): number | undefined {
  const { code, seconds } = (failure instanceof HttpError ? (failure.body ?? {}) : {}) as {
    code?: string;
    seconds?: number;
  };
  return code === 'platform.being_counted' ? seconds : undefined;
}

const untilCounted = {
  retry: (_times: number, failure: Error) => secondsUntilCounted(failure) !== undefined,
  retryDelay: (_times: number, failure: Error) => (secondsUntilCounted(failure) ?? 0) * 1000,
};

/** Twelve months of the platform, and what it came to. */
export const platformQueries = {
  months: queryOptions({
    queryKey: ['platform', 'months'],
    queryFn: () => read<components['schemas']['PlatformAnalyticsResponse']>('/api/admin/analytics'),
    ...untilCounted,
  }),
  stats: queryOptions({
    queryKey: ['platform', 'stats'],
    queryFn: () => read<components['schemas']['PlatformStatsResponse']>('/api/admin/platform-stats'),
    ...untilCounted,
  }),
};
