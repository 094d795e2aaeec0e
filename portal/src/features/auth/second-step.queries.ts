import { type Answer, dataOf, type Payload } from '@masar/contracts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { signWithPasskey } from '#shared/passkey/device';
import { handlesUnauthorized } from '#shared/query/query-client';
import { queryRoots } from '#shared/query/query-roots';

export type Factor = Answer<'/api/auth/second-step', 'get'>['factors'][number];

/** What this browser's sign-in waits for; 410 says that it waits no more (IDM-1). */
export const secondStep = () =>
  queryOptions({
    queryKey: queryRoots.secondStep,
    queryFn: () => dataOf(api.GET('/api/auth/second-step')),
    retry: false,
    gcTime: 0,
    meta: handlesUnauthorized,
  });

export const useSecondStep = () =>
  useMutation({
    mutationFn: (body: Payload<'/api/auth/second-step', 'post'>) => dataOf(api.POST('/api/auth/second-step', { body })),
    meta: handlesUnauthorized,
  });

export const usePasskeyStep = () =>
  useMutation({
    mutationFn: async () => {
      const passkey = await signWithPasskey(await dataOf(api.POST('/api/auth/second-step/options')));
      return dataOf(api.POST('/api/auth/second-step', { body: { passkey } }));
    },
    meta: handlesUnauthorized,
  });

/** A passkey alone, without address and password. */
export const usePasskeyLogin = () =>
  useMutation({
    mutationFn: async () => {
      const passkey = await signWithPasskey(await dataOf(api.POST('/api/auth/passkey-login/options')));
      return dataOf(api.POST('/api/auth/passkey-login', { body: { passkey } }));
    },
    meta: handlesUnauthorized,
  });
