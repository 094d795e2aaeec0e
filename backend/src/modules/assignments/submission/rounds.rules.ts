import type { SubmissionState } from '@masar/domain';

/** What decides whether another round may begin. */
export interface RoundStanding {
  round: number;
  state: SubmissionState;
  hasPassed?: boolean | null | undefined;
}

export type NextRound =
  { state: 'open' } | { state: 'begins'; round: number } | { state: 'waits' | 'passed' | 'none-left' };

/**
 * What somebody may do next with their work, from its rounds with the latest first: go on with a draft, begin a round, or
 * neither. Work that was handed back may always come again and uses no resubmission (ASG-1).
 */
export function nextRound(rounds: readonly RoundStanding[], resubmissions: number): NextRound {
  const [latest] = rounds;
  if (!latest) return { state: 'begins', round: 1 };
  if (latest.state === 'draft') return { state: 'open' };
  if (latest.state === 'waiting') return { state: 'waits' };
  if (rounds.some(({ hasPassed }) => hasPassed)) return { state: 'passed' };
  const marked = rounds.filter(({ state }) => state === 'marked').length;
  if (latest.state === 'marked' && marked > resubmissions) return { state: 'none-left' };
  return { state: 'begins', round: latest.round + 1 };
}
