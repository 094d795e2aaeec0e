import type { VrSession } from '../vr-answers';

/** What a reader can do with a session now, in the order in which it is offered. */
export type SessionOffer = 'enter' | 'wait' | 'join' | 'full' | 'over';

/** `now` is passed in: what is open depends on the clock. */
export function offerOf(session: VrSession, now: Date): SessionOffer {
  if (session.status === 'ended' || session.status === 'cancelled') return 'over';
  const hasPlace = session.isHost || session.myPart?.isSeated === true;
  if (!hasPlace) return session.currentParticipants < session.maxParticipants ? 'join' : 'full';
  return session.status === 'live' || now >= new Date(session.opensAt) ? 'enter' : 'wait';
}
