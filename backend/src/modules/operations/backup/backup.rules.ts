const patienceMs = 2 * 60 * 1000;

/** A backup that gave its last sign of life before this moment has lost its server. */
export const lostSince = (now: Date): Date => new Date(now.getTime() - patienceMs);

/** What a line says: who runs without a sign of life has failed. */
export const shownStatus = <Status extends string>(
  { status, seenAt }: { status: Status; seenAt: Date },
  now: Date,
): Status | 'failed' => (status === 'running' && seenAt < lostSince(now) ? 'failed' : status);
