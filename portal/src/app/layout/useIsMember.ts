import { useSession } from '#shared/session/SessionProvider';

/** Whether the frame is that of somebody signed in; also while the server is asked about whom the browser remembers. */
export function useIsMember(): boolean {
  const { status, isRemembered } = useSession();
  return status === 'signed-in' || (status === 'loading' && isRemembered);
}
