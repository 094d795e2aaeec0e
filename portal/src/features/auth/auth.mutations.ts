import { dataOf, type Payload } from '@masar/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { handlesUnauthorized } from '#shared/query/query-client';
import { openDemoSession } from '#shared/session/session.queries';
import { useSignIn } from '#shared/session/useSignIn';

/** Signing in answers a wrong password with 401; that is told in the form and not as a lost session. */
const meta = handlesUnauthorized;

export const useDemoLogin = () => useMutation({ mutationFn: openDemoSession, meta });

export const useEmailLogin = () =>
  useMutation({
    mutationFn: (body: Payload<'/api/auth/login', 'post'>) => dataOf(api.POST('/api/auth/login', { body })),
    meta,
  });

export type WantedAccount = Payload<'/api/auth/register', 'post'>;

export const useRegister = () =>
  useMutation({
    mutationFn: (body: WantedAccount) => dataOf(api.POST('/api/auth/register', { body })),
    meta,
  });

export const useForgotPassword = () =>
  useMutation({
    mutationFn: (email: string) => dataOf(api.POST('/api/auth/forgot-password', { body: { email } })),
    meta,
  });

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: Payload<'/api/auth/reset-password', 'post'>) => api.POST('/api/auth/reset-password', { body }),
    meta,
  });

/** A link by mail that lets this browser sign in although the account's attempts are slowed down (AUTH-11). */
export const useAskForPass = () =>
  useMutation({
    mutationFn: (email: string) => dataOf(api.POST('/api/auth/sign-in-pass', { body: { email } })),
    meta,
  });

export const useFollowPass = () =>
  useMutation({ mutationFn: (token: string) => api.POST('/api/auth/sign-in-pass/follow', { body: { token } }), meta });

/** Confirms an address; where this browser asked for the account, or a password is chosen, this signs in and leads on (AUTH-15). */
export function useVerifyEmail() {
  const signIn = useSignIn();
  return useMutation({
    mutationFn: (body: Payload<'/api/auth/verify-email', 'post'>) =>
      dataOf(api.POST('/api/auth/verify-email', { body })),
    onSuccess: ({ user }) => {
      if (user) signIn(user, 'password');
    },
    meta,
  });
}
