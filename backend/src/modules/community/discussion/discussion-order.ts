import type { DiscussionView } from '@masar/domain';
import { sql } from 'kysely';
import { idKey, Keyset } from '#platform/database/keyset';

/** What the place of a discussion in a list depends on. */
export interface PlacedDiscussion {
  id: string;
  is_pinned: boolean;
  created_at: Date;
  last_activity_at: Date;
}

/** Discussions `d`, pinned ones first, then the latest by that moment (COM-7). */
const latestBy = (moment: 'created_at' | 'last_activity_at') =>
  new Keyset<PlacedDiscussion>(
    'desc',
    [{ sql: sql.ref(`d.${moment}`), type: 'timestamptz', of: (row) => row[moment] }, idKey('d')],
    { sql: sql.ref('d.is_pinned'), of: (row) => row.is_pinned },
  );

const newest = latestBy('created_at');
const mostActive = latestBy('last_activity_at');

/** The order of each list; what waits or is solved follows what happened last (COM-9). */
export const discussionOrders: Record<DiscussionView, Keyset<PlacedDiscussion>> = {
  newest,
  active: mostActive,
  unanswered: mostActive,
  solved: mostActive,
};
