import { Link } from 'react-router-dom';
import type { Notification } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { paths } from '#shared/navigation/paths';
import { notificationMessages } from '../notifications.messages';
import styles from './NotificationRow.module.css';

interface NotificationRowProps {
  notification: Notification;
  onOpen?: () => void;
}

/**
 * One notification: what happened and when; unread ones carry a dot. The sentence runs in the page's direction, also
 * where it begins with a name of the other one.
 */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const text = useMessages(notificationMessages);
  const { language, format } = useLocale();
  return (
    <li>
      <Link to={notification.href ?? paths.notifications.href()} className={styles.row} onClick={onOpen}>
        <span className={styles.title}>{pickLocalized(notification, 'title', language)}</span>
        <span className={styles.time}>{format.relative(notification.createdAt)}</span>
        {!notification.isRead && (
          <span className={styles.dot}>
            <span className="visually-hidden">{text.unread}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
