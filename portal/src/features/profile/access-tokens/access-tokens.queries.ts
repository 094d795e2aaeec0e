import { type Answer, dataOf, type Payload } from '@masar/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { useSendOnce } from '#shared/forms/useSendOnce';
import { queryRoots } from '#shared/query/query-roots';

export type AccessToken = Answer<'/api/auth/access-tokens', 'get'>[number];

/** Own tokens that still work (API-4). */
export const accessTokens = () =>
  queryOptions({
    queryKey: [...queryRoots.profile, 'access-tokens'],
    queryFn: () => dataOf(api.GET('/api/auth/access-tokens')),
  });

/** A second click makes no second token. */
export function useCreateToken() {
  const queryClient = useQueryClient();
  const once = useSendOnce();
  return useMutation({
    mutationFn: (body: Payload<'/api/auth/access-tokens', 'post'>) =>
      once(body, (key) =>
        dataOf(api.POST('/api/auth/access-tokens', { body, params: { header: { 'Idempotency-Key': key } } })),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accessTokens().queryKey }),
  });
}

export function useRevokeToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/auth/access-tokens/{id}', { params: { path: { id } } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accessTokens().queryKey }),
  });
}
