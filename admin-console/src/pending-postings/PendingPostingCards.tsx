import { Link } from 'react-router-dom';
import { Isolated, useMessages } from '@masar/ui';
import styles from '../lists/LinkCards.module.css';
import { Age } from '../records/Age';
import { HeldFor } from './HeldFor';
import type { PendingPosting } from './pending-posting';
import { pendingPostingsMessages } from './pending-postings.messages';
import { PostingSummary } from './PostingSummary';

/** The list on a phone: one card for each posting, the whole of it a link. */
export function PendingPostingCards({ rows }: { rows: PendingPosting[] }) {
  const text = useMessages(pendingPostingsMessages);
  return (
    <ul className={styles.list} role="list">
      {rows.map((posting) => (
        <li key={posting.id}>
          <Link className={styles.card} to={`/pending-postings/${posting.id}/show`}>
            <PostingSummary posting={posting} />
            <HeldFor signs={posting.heldFor} />
            <Isolated className={styles.name}>{posting.posterName || text.deletedUser}</Isolated>
            <Age since={posting.createdAt} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
