import { type Answer, dataOf } from '@masar/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { makePasskey } from '#shared/passkey/device';
import { queryRoots } from '#shared/query/query-roots';
import { sessionQueries } from '#shared/session/session.queries';

type SecondFactorState = Answer<'/api/auth/second-factor', 'get'>;
export type Passkey = SecondFactorState['passkeys'][number];

/** The own second factors (IDM-1). */
export const secondFactor = () =>
  queryOptions({
    queryKey: [...queryRoots.profile, 'second-factor'],
    queryFn: () => dataOf(api.GET('/api/auth/second-factor')),
  });

/** A change of factors changes what the session may do and which sessions there are. */
function useLookAgain(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: queryRoots.profile }),
      queryClient.invalidateQueries({ queryKey: [...sessionQueries.all(), 'user'] }),
    ]);
}

const useFactorChange = <Input, Output>(mutationFn: (input: Input) => Promise<Output>) =>
  useMutation({ mutationFn, onSuccess: useLookAgain() });

export const useBeginAuthenticator = () =>
  useMutation({ mutationFn: () => dataOf(api.POST('/api/auth/second-factor/authenticator')) });

export const useConfirmAuthenticator = () =>
  useFactorChange((code: string) =>
    dataOf(api.POST('/api/auth/second-factor/authenticator/confirm', { body: { code } })),
  );

export const useRemoveAuthenticator = () =>
  useMutation({
    mutationFn: () => api.DELETE('/api/auth/second-factor/authenticator'),
    onSuccess: useLookAgain(),
  });

export const useAddPasskey = () =>
  useFactorChange(async (name: string) => {
    const passkey = await makePasskey(await dataOf(api.POST('/api/auth/second-factor/passkeys/options')));
    return dataOf(api.POST('/api/auth/second-factor/passkeys', { body: { name, passkey } }));
  });

export const useRenamePasskey = () =>
  useFactorChange(({ id, name }: { id: string; name: string }) =>
    dataOf(api.PATCH('/api/auth/second-factor/passkeys/{id}', { params: { path: { id } }, body: { name } })),
  );

export const useRemovePasskey = () =>
  useFactorChange((id: string) => api.DELETE('/api/auth/second-factor/passkeys/{id}', { params: { path: { id } } }));

export const useRenewCodes = () =>
  useMutation({
    mutationFn: () => dataOf(api.POST('/api/auth/second-factor/recovery-codes')),
    onSuccess: useLookAgain(),
  });
