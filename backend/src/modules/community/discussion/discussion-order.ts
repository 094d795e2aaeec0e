import { sql } from 'kysely';
import { Keyset, idKey } from '#platform/database/keyset';

interface PlacedDiscussion {
  id: string;
  is_pinned: boolean;
  created_at: Date;
}

/** Discussions `d`, pinned ones first, then the newest (COM-7). */
export const discussionOrder = new Keyset<PlacedDiscussion>(
  'desc',
  [{ sql: sql.ref('d.created_at'), type: 'timestamptz', of: (row) => row.created_at }, idKey('d')],
  { sql: sql.ref('d.is_pinned'), of: (row) => row.is_pinned },
);
