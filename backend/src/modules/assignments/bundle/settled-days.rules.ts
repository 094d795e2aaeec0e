import type { CarriedAssignment } from './carried-assignment.js';

type Days = Pick<CarriedAssignment, 'dueAt' | 'acceptedUntil' | 'peerReviewDueAt'>;

/**
 * The days of a bundle's assignment as they hold here: one that has passed is not taken over, what stands there stays,
 * so that a course that is given again does not begin late (ASG-1).
 *
 * @returns the days, and those of the bundle that were left behind
 */
export function settledDays(given: Days, before: Days | undefined, now: Date): { days: Days; passed: string[] } {
  const passed: string[] = [];
  const settled = (name: keyof Days): string | null => {
    const day = given[name];
    const present = before?.[name] ?? null;
    if (day === null || day === present || new Date(day) > now) return day;
    passed.push(day);
    return present;
  };
  const days = {
    dueAt: settled('dueAt'),
    acceptedUntil: settled('acceptedUntil'),
    peerReviewDueAt: settled('peerReviewDueAt'),
  };
  const { dueAt, acceptedUntil } = days;
  // What stands there and what comes may not fit together.
  if (!dueAt || !acceptedUntil || acceptedUntil >= dueAt) return { days, passed };
  return { days: { ...days, acceptedUntil: null }, passed: [...passed, acceptedUntil] };
}
