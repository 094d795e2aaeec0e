import { vrLimits, type VrSessionStatus } from '@masar/domain';

const minute = 60_000;

/** A session may still be planned for a moment that passed while the form was filled in. */
export const planningSlackMs = 5 * minute;

interface Timed {
  status: VrSessionStatus;
  scheduledAt: Date;
}

export const opensAt = (scheduledAt: Date): Date =>
  new Date(scheduledAt.getTime() - vrLimits.opensMinutesBefore * minute);

/** Whether those with a place may come into the room. */
export const isRoomOpen = ({ status, scheduledAt }: Timed, now: Date): boolean =>
  status === 'live' || (status === 'scheduled' && now >= opensAt(scheduledAt));

/** Whether seats are given: until the end, so that late ones may come as well. */
export const takesPeople = ({ status }: Pick<Timed, 'status'>): boolean => status === 'scheduled' || status === 'live';

const forgottenAfterMs = 60 * minute;

/** Whether a session is over by the clock for an hour, and nobody said so. */
export function isForgotten(
  session: Timed & { startedAt?: Date | null | undefined; duration: number },
  now: Date,
): boolean {
  if (!takesPeople(session)) return false;
  const from = session.startedAt ?? session.scheduledAt;
  return now.getTime() > from.getTime() + session.duration * minute + forgottenAfterMs;
}
