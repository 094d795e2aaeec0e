import { Link } from 'react-router-dom';
import { Badge, Isolated, useMessages } from '@masar/ui';
import styles from '../lists/LinkCards.module.css';
import { Age } from '../records/Age';
import { Excerpt } from '../records/Excerpt';
import type { PendingPost } from './pending-post';
import { pendingPostsMessages, postKindMessages } from './pending-posts.messages';

/** The list on a phone: one card for each post, the whole of it a link. */
export function PendingPostCards({ rows }: { rows: PendingPost[] }) {
  const text = useMessages(pendingPostsMessages);
  const kinds = useMessages(postKindMessages);
  return (
    <ul className={styles.list} role="list">
      {rows.map(({ id, title, content, kind, authorName, createdAt }) => (
        <li key={id}>
          <Link className={styles.card} to={`/pending-posts/${id}/show`}>
            <span className={styles.wide}>
              <Excerpt title={title}>{content}</Excerpt>
            </span>
            <Isolated className={styles.name}>{authorName || text.deletedUser}</Isolated>
            <Badge>{kinds[kind]}</Badge>
            <Age since={createdAt} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
