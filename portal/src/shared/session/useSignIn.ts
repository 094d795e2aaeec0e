import type { CurrentUser } from '@masar/contracts';
import { roleHome } from '@masar/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFollow } from '#shared/navigation/follow';
import { paths } from '#shared/navigation/paths';
import { safeRedirect } from '#shared/navigation/redirect';
import { forgetLoaded, rememberUser } from './session.queries';
import type { SignInMethod } from './stored-identity';

/** Learners who have just come are asked what for (DSH-8); everybody else goes to the role's home. */
const homeOf = ({ role, planAsked }: CurrentUser): string =>
  role === 'student' && !planAsked ? paths.start.href() : roleHome[role];

/** After the server has opened a session: remembers it and goes to the redirect or home (AUTH-1). */
export function useSignIn(): (user: CurrentUser, method: SignInMethod) => void {
  const queryClient = useQueryClient();
  const follow = useFollow();
  const [parameters] = useSearchParams();
  const redirect = safeRedirect(parameters.get('redirect'));

  return useCallback(
    (user, method) => {
      // Whatever was loaded before belongs to somebody else.
      forgetLoaded(queryClient);
      rememberUser(queryClient, user, method);
      follow(redirect ?? homeOf(user));
    },
    [queryClient, follow, redirect],
  );
}
