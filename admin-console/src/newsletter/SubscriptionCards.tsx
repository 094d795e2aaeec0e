import { useLocale } from '@masar/ui';
import styles from '../lists/LinkCards.module.css';
import type { Subscription } from './subscription';
import { SubscriptionBadge } from './SubscriptionBadge';

/** The list on a phone. */
export function SubscriptionCards({ rows }: { rows: Subscription[] }) {
  const { format } = useLocale();
  return (
    <ul className={styles.list} role="list">
      {rows.map(({ id, email, status, createdAt }) => (
        <li key={id} className={styles.card}>
          <bdi dir="ltr" className={styles.name}>
            {email}
          </bdi>
          <SubscriptionBadge status={status} />
          <time dateTime={createdAt}>{format.date(createdAt)}</time>
        </li>
      ))}
    </ul>
  );
}
