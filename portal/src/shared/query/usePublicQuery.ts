import { type DefaultError, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useSession } from '#shared/session/SessionProvider';

/** A query for visitors and the signed-in, who may be answered differently: it waits until it is known who asks. */
export function usePublicQuery<TData, TError = DefaultError, TSelected = TData, TKey extends QueryKey = QueryKey>(
  options: UseQueryOptions<TData, TError, TSelected, TKey>,
) {
  const { status } = useSession();
  return useQuery({ ...options, enabled: status !== 'loading' && options.enabled !== false });
}
