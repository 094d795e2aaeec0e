import type { RoomPresence, RoomSnapshot } from '../../presence/room-presence.ts';

const done = () => Promise.resolve({ isDone: true as const });

/** A room with nobody in it that notes what the scene tells it. */
export function aPresence(snapshot: Partial<RoomSnapshot> = {}): { presence: RoomPresence; visited: number[] } {
  const visited: number[] = [];
  const room: RoomSnapshot = {
    connection: 'online',
    refusal: null,
    self: 'me',
    status: 'live',
    slide: 0,
    participants: [],
    chat: [],
    visited: [],
    ...snapshot,
  };
  const presence: RoomPresence = {
    subscribe: () => () => {},
    snapshot: () => room,
    poses: new Map(),
    onPose: () => () => {},
    move: () => {},
    raiseHand: done,
    say: done,
    visit: (station) => {
      visited.push(station);
      return done();
    },
    showSlide: done,
    lowerHand: done,
    mute: done,
    remove: done,
    unsay: done,
    close: () => {},
  };
  return { presence, visited };
}
