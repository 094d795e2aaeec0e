import { AccountBadge, Isolated } from '@masar/ui';
import { useSession } from '#shared/session/SessionProvider';
import styles from './PersonCard.module.css';

/** Name, address and role of whoever is signed in. */
export function PersonCard() {
  const { user, role, displayName } = useSession();
  return (
    <div className={styles.person} role="presentation">
      <strong>
        <Isolated>{displayName}</Isolated>
      </strong>
      {user && (
        <span className={styles.email} dir="ltr">
          {user.email}
        </span>
      )}
      {role && <AccountBadge role={role} />}
    </div>
  );
}
