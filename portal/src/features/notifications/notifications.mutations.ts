import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { notificationQueries } from './notifications.queries';

/** Marks the given notifications as read, or all of them without ids (NTF-2). */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids?: string[]) => api.POST('/api/notifications/read', { body: ids ? { ids } : {} }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationQueries.all() }),
  });
}
