import { Link } from 'react-router-dom';
import { useLocale } from '@masar/ui';
import styles from '../lists/LinkCards.module.css';
import type { ContactMessage } from './contact-message';
import { MessageBadge } from './MessageBadge';

/** The list on a phone: one card for each message, the whole of it a link. */
export function ContactMessageCards({ rows }: { rows: ContactMessage[] }) {
  const { format } = useLocale();
  return (
    <ul className={styles.list} role="list">
      {rows.map(({ id, name, subject, status, createdAt }) => (
        <li key={id}>
          <Link className={styles.card} to={`/contact-messages/${id}/show`}>
            <bdi className={styles.name}>{subject}</bdi>
            <MessageBadge status={status} />
            <bdi>{name}</bdi>
            <time dateTime={createdAt}>{format.date(createdAt)}</time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
