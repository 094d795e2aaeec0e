import { PageSpinner } from '@masar/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { redirectOf } from '#shared/navigation/redirect';
import { useSession } from '#shared/session/SessionProvider';

/** A spinner while it is unknown who is there; visitors go to /login and come back afterwards (NAV-6). */
export function RequireSignedIn({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const location = useLocation();
  if (status === 'loading') return <PageSpinner />;
  if (status === 'signed-out') return <Navigate to={paths.login.href(redirectOf(location))} replace />;
  return children;
}
