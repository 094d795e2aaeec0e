import { isAlone, nextRound } from '@masar/domain';
import type { Assignment, Work } from '../assignments.queries';

/** What the reader may go on with (ASG-1). */
interface RoundsInHand {
  /** Whether they hand in alone, after their group was done without them. */
  isAlone: boolean;
  /** The rounds that they go on with, the latest first. */
  rounds: Work[];
  next: ReturnType<typeof nextRound>;
}

/** The rounds that somebody goes on with, of all that are theirs: the group's, or, where it is done without them, their own. */
export function roundsInHand(
  { isGroupWork, resubmissions }: Pick<Assignment, 'isGroupWork' | 'resubmissions'>,
  all: Work[],
  readerId: string | undefined,
): RoundsInHand {
  if (!isGroupWork) return { isAlone: false, rounds: all, next: nextRound(all, resubmissions) };
  const standing = all.map((work) => ({
    ...work,
    isOfGroup: work.group !== null,
    tookPart: work.members.find(({ id }) => id === readerId)?.tookPart ?? null,
  }));
  const alone = isAlone(standing, resubmissions);
  const rounds = all.filter(({ group }) => (group === null) === alone);
  const after = alone ? (all.find(({ group }) => group !== null)?.round ?? 0) : 0;
  return { isAlone: alone, rounds, next: nextRound(rounds, resubmissions, after) };
}
