import { useEffect } from 'react';
import { useSession } from '#shared/session/SessionProvider';
import { noteOwner } from './owner';

/** Notes whose writes this browser keeps, while the server says who that is. */
export function useNoteOwner(): void {
  const { user } = useSession();
  // Who is only remembered has no id of the server's.
  const userId = user && user.id !== 'offline' ? user.id : null;
  useEffect(() => {
    if (userId) noteOwner(userId);
  }, [userId]);
}
