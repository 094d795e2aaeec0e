import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { LinePresence } from '../presence/line-presence';
import { RoomLines } from '../presence/room-line';
import type { RoomPresence, RoomSnapshot } from '../presence/room-presence';

/** Opens the line to a room for as long as the component is there. */
export function useRoomLine(roomCode: string): RoomPresence {
  const lineTo = useContext(RoomLines);
  const [presence] = useState(() => new LinePresence(lineTo(roomCode)));
  useEffect(() => {
    presence.open();
    return presence.close;
  }, [presence]);
  return presence;
}

export const useSnapshot = (presence: RoomPresence): RoomSnapshot =>
  useSyncExternalStore(presence.subscribe, presence.snapshot);
