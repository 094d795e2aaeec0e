import { BellIcon, IconButton, useLocale, useMessages } from '@masar/ui';
import { Disclosure } from '#shared/menu/Disclosure';
import MuiLayer from '#shared/mui/MuiLayer';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { notificationMessages } from '../notifications.messages';
import { notificationQueries } from '../notifications.queries';
import { useLiveNotifications } from '../useLiveNotifications';
import { NotificationPanel } from './NotificationPanel';
import styles from './SignedInBell.module.css';

/** More are not counted on the bell. */
const countedMost = 99;

/** The bell with the number of unread notifications, moved by news; opens the list (NAV-4, NTF-3). */
export default function SignedInBell() {
  const text = useMessages(notificationMessages);
  const { digits, format } = useLocale();
  const unread = useSignedInQuery(notificationQueries.unreadCount()).data ?? 0;
  const isFull = unread > countedMost;
  const shown = isFull ? `+${format.number(countedMost)}` : format.number(unread);
  useLiveNotifications();
  return (
    <Disclosure
      align="end"
      trigger={(button) => (
        <IconButton {...button} label={isFull ? text.fullBell(shown) : text.bell(unread, digits)} bordered>
          <BellIcon />
          {unread > 0 && <span className={styles.count}>{shown}</span>}
        </IconButton>
      )}
    >
      {(close) => (
        <MuiLayer>
          <NotificationPanel onClose={close} />
        </MuiLayer>
      )}
    </Disclosure>
  );
}
