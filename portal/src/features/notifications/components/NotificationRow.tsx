import type { Notification } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import { ChevronForwardIcon, PointingIcon, useLocale, useMessages } from '@masar/ui';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { notificationMessages } from '../notifications.messages';
import { useReadWhatWasTold } from '../told-of';
import { NotificationIcon } from './NotificationIcon';
import styles from './NotificationRow.module.css';
import { QuotedText } from './QuotedText';

interface NotificationRowProps {
  notification: Notification;
  /** Under the name of its day only the hour is new. */
  isUnderItsDay?: boolean;
  onOpen?: () => void;
}

/** One notification: what happened and when, and the way there; unread ones carry a dot. */
export function NotificationRow({ notification, isUnderItsDay = false, onOpen }: NotificationRowProps) {
  const text = useMessages(notificationMessages);
  const { language, format } = useLocale();
  const readWhatWasTold = useReadWhatWasTold();
  const { kind, createdAt, href, isRead } = notification;
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={href ?? paths.notifications.href()}
        className={styles.row}
        data-unread={!isRead}
        onClick={() => {
          readWhatWasTold();
          onOpen?.();
        }}
      >
        <NotificationIcon kind={kind} />
        <span className={styles.words}>
          <span className={styles.title}>
            <QuotedText>{pickLocalized(notification, 'title', language)}</QuotedText>
          </span>
          <span className={styles.time}>
            {isUnderItsDay ? format.date(createdAt, { timeStyle: 'short' }) : format.relative(createdAt)}
            {!isRead && <span className="visually-hidden"> {text.unread}</span>}
          </span>
        </span>
        {href && <PointingIcon icon={ChevronForwardIcon} size={18} />}
      </ListItemButton>
    </ListItem>
  );
}
