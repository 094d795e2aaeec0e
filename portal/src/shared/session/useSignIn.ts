import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { CurrentUser } from '@masar/contracts';
import { roleHome } from '@masar/domain';
import { useFollow } from '#shared/navigation/follow';
import { safeRedirect } from '#shared/navigation/redirect';
import { rememberUser, sessionQueries } from './session.queries';
import type { SignInMethod } from './stored-identity';

/** After the server has opened a session: remembers it and goes to the redirect or the role's home (AUTH-1). */
export function useSignIn(): (user: CurrentUser, method: SignInMethod) => void {
  const queryClient = useQueryClient();
  const follow = useFollow();
  const [parameters] = useSearchParams();
  const redirect = safeRedirect(parameters.get('redirect'));

  return useCallback(
    (user, method) => {
      // Whatever was loaded before belongs to somebody else.
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQueries.all()[0] });
      rememberUser(queryClient, user, method);
      follow(redirect ?? roleHome[user.role]);
    },
    [queryClient, follow, redirect],
  );
}
