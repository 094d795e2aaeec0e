import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '#shared/live/useLive';
import { notificationQueries } from './notifications.queries';
import { toldOf } from './told-of';

/**
 * Moves the bell and the lists of notifications when something new arrives or is read in another tab (NTF-3). What they
 * tell of counts as old from then on: the next look at it asks again, and until then nothing is loaded.
 */
export function useLiveNotifications(): void {
  const queryClient = useQueryClient();
  const toldAnew = () => {
    for (const queryKey of toldOf) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  };
  useLive('notifications', ({ kind, unread }) => {
    if (unread === undefined) {
      toldAnew();
      void queryClient.invalidateQueries({ queryKey: notificationQueries.all() });
      return;
    }
    const { queryKey } = notificationQueries.unreadCount();
    const shown = queryClient.getQueryData(queryKey);
    // An older answer that is still under way must not win.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, unread);
    if (unread > (shown ?? unread)) toldAnew();
    if (kind === 'ready' && shown === unread) return;
    void queryClient.invalidateQueries({ queryKey: notificationQueries.lists() });
  });
}
