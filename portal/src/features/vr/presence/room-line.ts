import { type RoomCalls, type RoomNews, roomSocketPath } from '@masar/domain';
import { createContext } from 'react';
import { io, type Socket } from 'socket.io-client';

/** The line to a room: news come, calls go. */
export type RoomLine = Socket<RoomNews, RoomCalls>;

/** A line, not open yet, that comes back by itself within two seconds of the server being there again. */
export const lineTo = (roomCode: string): RoomLine =>
  io({
    path: roomSocketPath,
    autoConnect: false,
    // Each room has a line of its own, also the same room opened again.
    forceNew: true,
    auth: { roomCode },
    transports: ['websocket'],
    reconnectionDelay: 250,
    reconnectionDelayMax: 2000,
    randomizationFactor: 0.3,
    timeout: 5000,
  });

/** How rooms are reached. */
export const RoomLines = createContext<(roomCode: string) => RoomLine>(lineTo);
