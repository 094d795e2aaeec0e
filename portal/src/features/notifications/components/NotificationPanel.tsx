import { ErrorState, RowsSkeleton, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { notificationMessages } from '../notifications.messages';
import { useMarkRead } from '../notifications.mutations';
import { notificationQueries } from '../notifications.queries';
import styles from './NotificationPanel.module.css';
import { NotificationRow } from './NotificationRow';

/** How many fit into the panel; the rest stands on the page of notifications. */
const SHOWN = 6;

/** The latest notifications under the bell (NAV-4, NTF-2). */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const text = useMessages(notificationMessages);
  const list = useSignedInQuery(notificationQueries.list());
  const markRead = useMarkRead();
  const hasUnread = list.data?.some((notification) => !notification.isRead) ?? false;

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>{text.title}</h2>
        {hasUnread && (
          <Button
            variant="text"
            color="inherit"
            loading={markRead.isPending}
            onClick={() => markRead.mutate(undefined)}
          >
            {text.markAllRead}
          </Button>
        )}
      </div>
      {list.isPending && <RowsSkeleton rows={3} />}
      {list.isError && <ErrorState title={text.failed} headingLevel={3} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && (
        <p className={styles.empty}>
          <strong>{text.empty}</strong>
          <br />
          {text.emptyHint}
        </p>
      )}
      {list.data && list.data.length > 0 && (
        <>
          <List disablePadding>
            {list.data.slice(0, SHOWN).map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                onOpen={() => {
                  if (!notification.isRead) markRead.mutate([notification.id]);
                  onClose();
                }}
              />
            ))}
          </List>
          <Link to={paths.notifications.href()} className={styles.all} onClick={onClose}>
            {text.seeAll}
          </Link>
        </>
      )}
    </div>
  );
}
