import { useEffect, useState, useSyncExternalStore } from 'react';
import { presenceIn } from '../presence/line-presence';
import type { RoomPresence, RoomSnapshot } from '../presence/room-presence';

/** Opens the line to a room for as long as the component is there. */
export function useRoomLine(roomCode: string): RoomPresence {
  const [presence] = useState(() => presenceIn(roomCode));
  useEffect(() => {
    presence.open();
    return presence.close;
  }, [presence]);
  return presence;
}

export const useSnapshot = (presence: RoomPresence): RoomSnapshot =>
  useSyncExternalStore(presence.subscribe, presence.snapshot);
