import { assessmentLimits, type SkillLevel } from '@masar/domain';

const dayMs = 86_400_000;

/** Until when a result counts. */
export function expiryOf(finished: Date): Date {
  const expiry = new Date(finished);
  expiry.setUTCMonth(expiry.getUTCMonth() + assessmentLimits.validMonths);
  return expiry;
}

/** When the placement test may be taken again. */
export const retakeFrom = (finished: Date): Date => new Date(finished.getTime() + assessmentLimits.retakeDays * dayMs);

export const isGivenUp = (started: Date, now: Date): boolean =>
  now.getTime() - started.getTime() > assessmentLimits.openHours * 3_600_000;

/**
 * Whether a quick check counts for the profile: once in a week, so that trying until it fits does not, and never
 * against a placement test that is still worth something.
 */
export function quickCheckCounts(last: { quick: Date | undefined; placement: Date | undefined }, now: Date): boolean {
  if (last.placement && expiryOf(last.placement) > now) return false;
  return !last.quick || retakeFrom(last.quick) <= now;
}

/** Level 1 is where everybody begins: no skill yet, so that it is not added to the profile (ASM-2). */
export const isWeak = (level: number): boolean => level < 2;

/** The level that a quick check suggests; the highest takes a placement test. */
export function levelOfScore(score: number): SkillLevel {
  if (score >= 80) return 4;
  if (score >= 60) return 3;
  return score >= 20 ? 2 : 1;
}
