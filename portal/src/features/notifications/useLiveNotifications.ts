import { useQueryClient } from '@tanstack/react-query';
import { askAnew } from '#shared/live/ask-anew';
import { useLive } from '#shared/live/useLive';
import { notificationQueries } from './notifications.queries';

/** Moves the bell and the lists of notifications when something new arrives or is read in another tab (NTF-3). */
export function useLiveNotifications(): void {
  const queryClient = useQueryClient();
  useLive('notifications', ({ kind, unread }) => {
    if (unread === undefined) {
      void askAnew(queryClient, notificationQueries.all());
      return;
    }
    const { queryKey } = notificationQueries.unreadCount();
    const shown = queryClient.getQueryData(queryKey);
    // An older answer that is still under way must not win.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, unread);
    if (kind === 'ready' && shown === unread) return;
    void askAnew(queryClient, notificationQueries.lists());
  });
}
