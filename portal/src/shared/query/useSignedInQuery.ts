import { type DefaultError, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useSession } from '#shared/session/SessionProvider';

/** A query that waits until the visitor is signed in (NAV-8). */
export function useSignedInQuery<TData, TError = DefaultError, TSelected = TData, TKey extends QueryKey = QueryKey>(
  options: UseQueryOptions<TData, TError, TSelected, TKey>,
) {
  const { isSignedIn } = useSession();
  return useQuery({ ...options, enabled: isSignedIn && options.enabled !== false });
}
