import { Link } from 'react-router-dom';
import { BellIcon, IconButton, IconTooltip, iconButtonClass, useLocale, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { Disclosure } from '#shared/menu/Disclosure';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useSession } from '#shared/session/SessionProvider';
import { notificationMessages } from '../notifications.messages';
import { notificationQueries } from '../notifications.queries';
import { useLiveNotifications } from '../useLiveNotifications';
import { NotificationPanel } from './NotificationPanel';
import styles from './NotificationBell.module.css';

/** The bell with the number of unread notifications, moved by news; opens the list (NAV-4, NTF-3). */
export function NotificationBell() {
  const text = useMessages(notificationMessages);
  const { digits, format } = useLocale();
  const { status } = useSession();
  const unread = useSignedInQuery(notificationQueries.unreadCount()).data ?? 0;
  useLiveNotifications();
  const label = text.bell(unread, digits);

  if (status === 'signed-out') {
    return (
      <Link to={paths.login.href('notifications')} className={iconButtonClass(true)} aria-label={label}>
        <BellIcon />
        <IconTooltip>{label}</IconTooltip>
      </Link>
    );
  }
  return (
    <Disclosure
      align="end"
      trigger={(button) => (
        <IconButton {...button} label={label} bordered>
          <BellIcon />
          {unread > 0 && <span className={styles.count}>{unread > 99 ? '+99' : format.number(unread)}</span>}
        </IconButton>
      )}
    >
      {(close) => <NotificationPanel onClose={close} />}
    </Disclosure>
  );
}
