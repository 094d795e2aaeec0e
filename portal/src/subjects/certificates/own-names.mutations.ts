import { dataOf } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { rememberUser, sessionQueries } from '#shared/session/session.queries';
import { readIdentity } from '#shared/session/stored-identity';

/** Keeps both names and that they are right as certificates show them (CRT-12). */
export function useConfirmNames() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (names: { nameAr: string; nameEn: string }) =>
      dataOf(api.PATCH('/api/profile', { body: { ...names, confirmsCertificateNames: true } })),
    onSuccess: (user) => {
      rememberUser(queryClient, user, readIdentity()?.method ?? 'password');
      return queryClient.invalidateQueries({ queryKey: sessionQueries.user(user) });
    },
  });
}
