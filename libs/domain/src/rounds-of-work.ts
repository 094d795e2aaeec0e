import type { SubmissionState } from './assignments.ts';

/** What decides whether another round may begin. */
export interface RoundStanding {
  round: number;
  state: SubmissionState;
  hasPassed?: boolean | null | undefined;
}

export type NextRound =
  { state: 'open' } | { state: 'begins'; round: number } | { state: 'waits' | 'passed' | 'none-left' };

/** A round as one of those whose work it is stands in it. */
export interface OwnStanding extends RoundStanding {
  isOfGroup: boolean;
  /** Of a group's, whether its mark counts for this person; null before that was said. */
  tookPart: boolean | null;
}

/**
 * What somebody may do next with their work, from its rounds with the latest first: go on with a draft, begin a round, or
 * neither. Work that was handed back may always come again and uses no resubmission (ASG-1).
 *
 * @param after the round of their group after which somebody hands in alone
 */
export function nextRound(rounds: readonly RoundStanding[], resubmissions: number, after = 0): NextRound {
  const [latest] = rounds;
  if (!latest) return { state: 'begins', round: after + 1 };
  if (latest.state === 'draft') return { state: 'open' };
  if (latest.state === 'waiting') return { state: 'waits' };
  if (rounds.some(({ hasPassed }) => hasPassed)) return { state: 'passed' };
  const marked = rounds.filter(({ state }) => state === 'marked').length;
  if (latest.state === 'marked' && marked > resubmissions) return { state: 'none-left' };
  return { state: 'begins', round: latest.round + 1 };
}

/**
 * Whether somebody of a group goes on alone: the group begins no further round, and what ended it counts for the others
 * and not for them. Who has begun to, goes on until the group's pass counts for them after all (ASG-1, EVD-8).
 *
 * @param rounds all that are theirs, the latest of each kind first
 */
export function isAlone(rounds: readonly OwnStanding[], resubmissions: number): boolean {
  const ofGroup = rounds.filter((round) => round.isOfGroup);
  const passed = ofGroup.filter(({ hasPassed }) => hasPassed);
  const latestAlone = rounds.find((round) => !round.isOfGroup);
  if (latestAlone) {
    const isOpen = latestAlone.state === 'draft' || latestAlone.state === 'waiting';
    return isOpen || !passed.some(({ tookPart }) => tookPart);
  }
  const { state } = nextRound(ofGroup, resubmissions);
  if (state !== 'passed' && state !== 'none-left') return false;
  const ending = state === 'passed' ? passed : ofGroup.filter((round) => round.state === 'marked');
  return ending.every(({ tookPart }) => tookPart === false);
}
