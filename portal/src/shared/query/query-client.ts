import { ApiError } from '@masar/contracts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isLeaving } from '#shared/session/leaving';

interface QueryClientOptions {
  /** Called for each 401 'Unauthorized', whoever asked, except while the visitor is signing out, who knows. */
  onUnauthorized: () => void;
}

/** `meta` of calls for which a 401 is an answer to show in place: a wrong password, not a lost session. */
export const handlesUnauthorized = { handlesUnauthorized: true } as const;

/**
 * TanStack leaves a first reading alone when it is invalidated, though its answer may be older than the change: the list
 * that was just chosen would never show what was granted a moment before. Here such a reading begins anew, also where
 * nothing else is read now (`refetchType: 'none'`): a page that waits for its first answer would wait for ever.
 */
class ThoroughQueryClient extends QueryClient {
  override async invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>): Promise<void> {
    const firstReadings = this.getQueryCache().findAll({
      ...filters,
      predicate: (query) =>
        query.state.data === undefined &&
        query.state.fetchStatus === 'fetching' &&
        (filters?.predicate?.(query) ?? true),
    });
    await Promise.all(firstReadings.map((query) => query.cancel({ revert: true, silent: true })));
    await super.invalidateQueries(filters, options);
    if (filters?.refetchType === 'none') {
      await this.refetchQueries({ type: 'active', predicate: (query) => firstReadings.includes(query) }, options);
    }
  }
}

/** Query rules of section 7: no retry, never stale by itself, no refetch on focus, no polling (NAV-8). */
export function createQueryClient({ onUnauthorized }: QueryClientOptions): QueryClient {
  const announce = (error: Error, meta: Record<string, unknown> | undefined) => {
    if (meta?.['handlesUnauthorized']) return;
    if (error instanceof ApiError && error.isUnauthorized && !isLeaving(client)) onUnauthorized();
  };
  const client = new ThoroughQueryClient({
    queryCache: new QueryCache({ onError: (error, query) => announce(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => announce(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        // Without network the service worker answers what was read before (PERF-5).
        networkMode: 'always',
        retry: false,
        staleTime: Infinity,
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always', retry: false, gcTime: Infinity },
    },
  });
  return client;
}
