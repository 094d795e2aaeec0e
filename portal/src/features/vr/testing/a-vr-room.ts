import type { Attendee, VrRoom } from '../vr-answers';
import { aVrSession } from './a-vr-session';

/** A live session with a place in it, one slide and one station. */
export const aVrRoom = (changes: Partial<VrRoom> = {}): VrRoom => ({
  session: aVrSession({ status: 'live', roomCode: 'room' }),
  hasPlace: true,
  isOpen: true,
  freeSeats: 16,
  slides: [],
  stations: [],
  ...changes,
});

export const anAttendee = (changes: Partial<Attendee> = {}): Attendee => ({
  userId: 'user-2',
  name: 'زينب كاظم',
  isSeated: true,
  attendedMinutes: 11,
  stationsVisited: 2,
  completionScore: '81.50',
  ...changes,
});
