import { peerReviewLimits } from '@masar/domain';

/** Work of somebody else that this person has not been given yet. */
export interface Candidate {
  id: string;
  /** That it has or that are being written. */
  reviews: number;
  /** Whose work it is reviews this person's. */
  isMutual: boolean;
}

export interface Standing {
  /** Reviews that each piece of work is to get, and each person to write. */
  wanted: number;
  /** That this person has written or is writing. */
  written: number;
  /** Several people share a piece of work, so that there are more reviewers than are needed. */
  isGroupWork: boolean;
}

/**
 * The work that this person reviews next: the one with the fewest reviews, away from those who review them in turn, and
 * by chance among equals; undefined where there is none for them. Whoever has done their share helps only where reviews
 * lack; whoever has not, and finds none that lacks any, writes one more than were asked for (ASG-2).
 *
 * @param chance a whole number from 0 to below its argument
 */
export function nextToReview(
  candidates: readonly Candidate[],
  { wanted, written, isGroupWork }: Standing,
  chance: (below: number) => number,
): string | undefined {
  if (written >= wanted + peerReviewLimits.extraReviews) return undefined;
  const mayExceed = written < wanted && !isGroupWork;
  const most = candidates.some(({ reviews }) => reviews < wanted) || !mayExceed ? wanted : wanted + 1;
  const open = candidates.filter(({ reviews }) => reviews < most);
  if (open.length === 0) return undefined;
  const fewest = Math.min(...open.map(({ reviews }) => reviews));
  const least = open.filter(({ reviews }) => reviews === fewest);
  const strangers = least.filter(({ isMutual }) => !isMutual);
  const pool = strangers.length > 0 ? strangers : least;
  return pool[chance(pool.length)]?.id;
}
