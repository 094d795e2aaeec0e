import { useEffect, useState, useSyncExternalStore } from 'react';
import { openRoom } from '../presence/line-presence';
import type { RoomPresence, RoomSnapshot } from '../presence/room-presence';
import { emptyRoom } from '../presence/room-view';

const nothing = () => () => undefined;

/** Opens the line to a room for as long as the component is there. */
export function useRoomLine(roomCode: string): RoomPresence | null {
  const [presence, setPresence] = useState<RoomPresence | null>(null);
  useEffect(() => {
    const opened = openRoom(roomCode);
    setPresence(opened);
    return () => {
      opened.close();
      setPresence(null);
    };
  }, [roomCode]);
  return presence;
}

export const useSnapshot = (presence: RoomPresence | null): RoomSnapshot =>
  useSyncExternalStore(presence?.subscribe ?? nothing, presence?.snapshot ?? (() => emptyRoom));
