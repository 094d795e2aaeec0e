import type { HealthState } from '#platform/health/health.rules';

const hours = (since: Date, now: Date): number => Math.floor((now.getTime() - since.getTime()) / 3_600_000);

/** A day and a half is well, for a nightly backup may be late; a week without one is a risk nobody should take. */
export function backupHealth(backupAt: Date | null, now: Date): { value: number | null; state: HealthState } {
  if (!backupAt) return { value: null, state: 'strained' };
  const value = hours(backupAt, now);
  if (value <= 36) return { value, state: 'well' };
  return { value, state: value <= 7 * 24 ? 'strained' : 'failing' };
}
