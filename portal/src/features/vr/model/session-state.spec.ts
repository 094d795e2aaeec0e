import { aVrSession } from '../testing/a-vr-session';
import { offerOf } from './session-state';

const opensAt = '2026-12-01T14:45:00.000Z';
const before = new Date('2026-12-01T14:44:59.000Z');
const after = new Date('2026-12-01T14:45:00.000Z');
const seated = { isSeated: true, seat: 3, attendedMinutes: 0, completionScore: null };

describe('what a session offers [VRW-2]', () => {
  it.each([
    ['a seat to take', aVrSession({ opensAt }), before, 'join'],
    ['no seat left', aVrSession({ opensAt, currentParticipants: 20 }), before, 'full'],
    ['a place, the room still closed', aVrSession({ opensAt, myPart: seated }), before, 'wait'],
    ['a place, the room open', aVrSession({ opensAt, myPart: seated }), after, 'enter'],
    ['a host before the time', aVrSession({ opensAt, isHost: true }), before, 'wait'],
    ['a live session', aVrSession({ opensAt, status: 'live', isHost: true }), before, 'enter'],
    ['one that has ended', aVrSession({ opensAt, status: 'ended', myPart: seated }), after, 'over'],
    ['one that was cancelled', aVrSession({ opensAt, status: 'cancelled' }), before, 'over'],
  ] as const)('%s', (_, session, now, offer) => expect(offerOf(session, now)).toBe(offer));
});
