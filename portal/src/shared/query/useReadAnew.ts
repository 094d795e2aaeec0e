import {
  type DefaultError,
  type FetchQueryOptions,
  type QueryKey,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useSignedInQuery } from './useSignedInQuery';

/**
 * For forms: what they begin with is read when they are opened, for what another tab or person saved meanwhile would be
 * overwritten with what was read before. `isOlder` until the server has answered; nothing is filled in before (REL-3).
 */
export function useReadAnew<TData, TError = DefaultError, TSelected = TData, TKey extends QueryKey = QueryKey>(
  options: UseQueryOptions<TData, TError, TSelected, TKey>,
) {
  const query = useSignedInQuery({ ...options, refetchOnMount: 'always' });
  return { ...query, isOlder: query.isFetching && !query.isFetchedAfterMount };
}

/** Reads what the server has at this moment, so that nothing newer is overwritten without a word (REL-3). */
export function useReadNow() {
  const queryClient = useQueryClient();
  return <TData, TKey extends QueryKey>(options: FetchQueryOptions<TData, DefaultError, TData, TKey>): Promise<TData> =>
    queryClient.fetchQuery({ ...options, staleTime: 0 });
}
