import { EmptyState, ErrorState, RowsSkeleton, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFailureNotice, useFailureText } from '#shared/failure/useFailureNotice';
import { Page } from '#shared/page/Page';
import { useSession } from '#shared/session/SessionProvider';
import { NotificationDays } from '../components/NotificationDays';
import { PreferencesSection } from '../components/PreferencesSection';
import { notificationMessages } from '../notifications.messages';
import { useMarkRead } from '../notifications.mutations';
import { notificationQueries } from '../notifications.queries';
import styles from './NotificationsPage.module.css';

/** /notifications: everything that somebody was told, and what shall reach them (NTF-2). */
export default function NotificationsPage() {
  const text = useMessages(notificationMessages);
  const describe = useFailureText();
  const notifyFailure = useFailureNotice();
  const { isSignedIn } = useSession();
  const list = useInfiniteQuery({ ...notificationQueries.pages(), enabled: isSignedIn });
  const markRead = useMarkRead();
  const notifications = list.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const mark = (ids?: string[]) =>
    markRead.mutate(ids, { onError: (error) => notifyFailure(error, { title: text.notMarked }) });

  const hasUnread = notifications.some(({ isRead }) => !isRead);
  // It stays in its place while the list comes, and when everything is read.
  const markAll = (list.isPending || notifications.length > 0) && (
    <Button variant="outlined" disabled={!hasUnread} loading={markRead.isPending} onClick={() => mark()}>
      {text.markAllRead}
    </Button>
  );
  return (
    <Page title={text.title} intro={text.intro} action={markAll}>
      <div className={`${shell.stack20} ${styles.columns}`}>
        <div className={`${shell.stack20} ${styles.sections}`}>
          {list.isPending && (
            <Card>
              <RowsSkeleton rows={9} />
            </Card>
          )}
          {list.isError && notifications.length === 0 && (
            <ErrorState title={text.failed} onRetry={() => void list.refetch()}>
              {describe(list.error)}
            </ErrorState>
          )}
          {list.isSuccess && notifications.length === 0 && <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>}
          <NotificationDays notifications={notifications} onRead={(id) => mark([id])} />
          {list.hasNextPage && (
            <Button
              variant="outlined"
              className={styles.more}
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {text.more}
            </Button>
          )}
        </div>
        <PreferencesSection />
      </div>
    </Page>
  );
}
