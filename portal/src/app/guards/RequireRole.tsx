import type { Role } from '@masar/domain';
import { lazyCode } from '@masar/ui';
import { type ReactNode } from 'react';
import { useSession } from '#shared/session/SessionProvider';

const SecondFactorNeeded = lazyCode(() => import('./SecondFactorNeeded'));
const AccessDenied = lazyCode(() => import('./AccessDenied'));

interface RequireRoleProps {
  /** Those who may; the first who is no administrator is named to the others. */
  roles: readonly Role[];
  children: ReactNode;
}

/** Shows a screen to some roles only; stands inside RequireSignedIn. The server decides again (READ-3). */
export function RequireRole({ roles, children }: RequireRoleProps) {
  const { role, user } = useSession();
  if (user?.lacksSecondFactor && roles.includes('admin')) return <SecondFactorNeeded />;
  const named = roles.find((one) => one !== 'admin') ?? 'admin';
  return role && roles.includes(role) ? children : <AccessDenied role={named} />;
}
