import type { Notification } from '@masar/contracts';
import { useLocale, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import { byDay, nearDay } from '../model/by-day';
import { notificationMessages } from '../notifications.messages';
import styles from './NotificationDays.module.css';
import { NotificationRow } from './NotificationRow';

interface NotificationDaysProps {
  notifications: readonly Notification[];
  /** Somebody opened an unread one. */
  onRead: (id: string) => void;
}

/** Notifications under the days on which they came (NTF-2). */
export function NotificationDays({ notifications, onRead }: NotificationDaysProps) {
  const text = useMessages(notificationMessages);
  const { format } = useLocale();
  const now = new Date();
  return byDay(notifications).map(({ day, at, notifications: ofDay }) => {
    const near = nearDay(day, now);
    return (
      <Card key={day} component="section" className={styles.day} aria-labelledby={`day-${day}`}>
        <h2 id={`day-${day}`}>{near ? text[near] : format.date(at)}</h2>
        <List disablePadding>
          {ofDay.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              isUnderItsDay
              onOpen={() => {
                if (!notification.isRead) onRead(notification.id);
              }}
            />
          ))}
        </List>
      </Card>
    );
  });
}
