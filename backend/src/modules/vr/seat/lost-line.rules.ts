import { vrLimits, type VrSessionStatus } from '@masar/domain';

interface Line {
  isHost: boolean;
  joinedAt?: Date | null | undefined;
  lastSeenAt?: Date | null | undefined;
}

interface At {
  status: VrSessionStatus;
  startedAt?: Date | null | undefined;
}

/** `walks-out`: no longer shown in the room, but the place stays theirs. */
export type Fate = 'stays' | 'walks-out' | 'loses-seat';

/**
 * What becomes of somebody without a line. A short break changes nothing; a longer one of a live session frees the
 * seat, and so does not coming at all. Who looked in before the start keeps the place that they booked.
 */
export function fateOf(line: Line, session: At, now: Date): Fate {
  const before = (seconds: number): number => now.getTime() - seconds * 1000;
  const started = session.status === 'live' ? session.startedAt : undefined;
  if (line.lastSeenAt) {
    if (line.lastSeenAt.getTime() >= before(vrLimits.graceSeconds)) return 'stays';
    return started && !line.isHost && line.lastSeenAt >= started ? 'loses-seat' : 'walks-out';
  }
  if (!started || line.isHost) return 'stays';
  const expectedFrom = Math.max(started.getTime(), line.joinedAt?.getTime() ?? 0);
  return expectedFrom < before(vrLimits.noShowSeconds) ? 'loses-seat' : 'stays';
}
