import { holdsLink, type Role } from '@masar/domain';

/** What is known of somebody who posts. */
export interface Newcomer {
  role: Role;
  accountAgeMs: number;
  /** Visible discussions and replies so far; counting may stop at three. */
  visiblePosts: number;
}

const week = 7 * 24 * 60 * 60 * 1000;
const postsUntilKnown = 3;

/** First posts of new accounts wait for review when they lead elsewhere: nearly all spam does (COM-4). */
export const mustWaitForReview = ({ role, accountAgeMs, visiblePosts }: Newcomer, text: string): boolean =>
  role !== 'admin' && role !== 'instructor' && accountAgeMs < week && visiblePosts < postsUntilKnown && holdsLink(text);
