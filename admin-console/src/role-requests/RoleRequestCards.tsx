import { Link } from 'react-router-dom';
import { Isolated, RoleBadge, StatusBadge, useLocale } from '@masar/ui';
import styles from '../lists/LinkCards.module.css';
import { badgeOf, type RoleRequest } from './role-request';

/** The list on a phone: one card for each request, the whole of it a link. */
export function RoleRequestCards({ rows }: { rows: RoleRequest[] }) {
  const { format } = useLocale();
  return (
    <ul className={styles.list} role="list">
      {rows.map(({ id, userName, email, role, status, createdAt }) => (
        <li key={id}>
          <Link className={styles.card} to={`/role-requests/${id}/show`}>
            <Isolated className={styles.name}>{userName || email}</Isolated>
            <StatusBadge status={badgeOf[status]} />
            <RoleBadge role={role} />
            <time dateTime={createdAt}>{format.date(createdAt)}</time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
