import type { RoomCalls, RoomNews } from '@masar/domain';
import type { Server, Socket } from 'socket.io';
import type { Viewer } from '#platform/access/viewer';
import type { RoomPlace } from '../room/room-entry.js';

/** What this process knows of a line. */
interface RoomLine {
  place: RoomPlace;
  viewer: Viewer;
  /** Names the sign-in that it hangs on. */
  signIn: string;
  expiresAt: number;
}

export type RoomServer = Server<RoomCalls, RoomNews, Record<string, never>, RoomLine>;
export type RoomSocket = Socket<RoomCalls, RoomNews, Record<string, never>, RoomLine>;
