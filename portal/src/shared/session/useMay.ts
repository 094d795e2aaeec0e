import { type RestrictedCall, rolesOf } from './restricted-call';
import { useSession } from './SessionProvider';

/** Whether the reader's role may make a call: a button that the server would refuse is not shown (READ-3). */
export function useMay(call: RestrictedCall): boolean {
  const { role } = useSession();
  return role !== null && rolesOf(call).includes(role);
}
