import { useEffect } from 'react';
import { useSession } from '#shared/session/SessionProvider';
import { useStoredIdentity } from '#shared/session/stored-identity';
import { noteOwner } from './owner';

/** Notes whose writes this browser keeps, while the server says who that is. */
export function useNoteOwner(): void {
  const { user } = useSession();
  // Somebody else's session may have been found: then their note is made once the former person is forgotten.
  const identity = useStoredIdentity();
  // Who is only remembered has no id of the server's.
  const userId = user && user.id !== 'offline' ? user.id : null;
  useEffect(() => {
    if (userId) noteOwner(userId);
  }, [userId, identity]);
}
