import { dataOf } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { handlesUnauthorized } from '#shared/query/query-client';
import { queryRoots } from '#shared/query/query-roots';

/** What a mailed link to a password is for; looking spends nothing of it. Only a page that is open knows the token. */
export const passwordLink = (token: string) =>
  queryOptions({
    queryKey: [...queryRoots.passwordLink, token],
    queryFn: () => dataOf(api.POST('/api/auth/invitation', { body: { token } })),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    meta: handlesUnauthorized,
  });
