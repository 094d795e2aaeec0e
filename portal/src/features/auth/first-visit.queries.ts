import { type Answer, dataOf } from '@masar/contracts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { handlesUnauthorized } from '#shared/query/query-client';
import { queryRoots } from '#shared/query/query-roots';

export type Invitation = NonNullable<Answer<'/api/auth/first-visit', 'get'>['invitation']>;

/** Who came back from the organisation's account in this browser; 410 says that nobody waits any more (AUTH-3). */
export const firstVisit = () =>
  queryOptions({
    queryKey: queryRoots.firstVisit,
    queryFn: () => dataOf(api.GET('/api/auth/first-visit')),
    retry: false,
    gcTime: 0,
    meta: handlesUnauthorized,
  });

export const useAgree = () =>
  useMutation({
    mutationFn: () => dataOf(api.POST('/api/auth/first-visit', { body: { isSixteenOrOlder: true } })),
    meta: handlesUnauthorized,
  });

export const useRefuse = () =>
  useMutation({ mutationFn: () => api.DELETE('/api/auth/first-visit'), meta: handlesUnauthorized });
