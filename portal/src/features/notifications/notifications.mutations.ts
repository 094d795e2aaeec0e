import { dataOf, type Payload } from '@masar/contracts';
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

/** Chooses how kinds reach the reader; what is not named stays. Shown at once, taken back where it fails (NTF-2). */
export function useChoosePreferences() {
  const queryClient = useQueryClient();
  const { queryKey } = notificationQueries.preferences();
  return useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'notification-preferences' },
    mutationFn: (body: Payload<'/api/notifications/preferences', 'put'>) =>
      dataOf(api.PUT('/api/notifications/preferences', { body })),
    onMutate: ({ kinds = [], digest, jobMatchFrom }) => {
      queryClient.setQueryData(queryKey, (shown) => {
        if (!shown) return shown;
        const chosen = new Map(kinds.map((choice) => [choice.kind, choice]));
        return {
          kinds: shown.kinds.map((choice) => chosen.get(choice.kind) ?? choice),
          digest: digest ?? shown.digest,
          jobMatchFrom: jobMatchFrom ?? shown.jobMatchFrom,
        };
      });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Ends the mails of a kind with the token from any of them. */
export const useEndMails = () =>
  useMutation({ mutationFn: (token: string) => api.POST('/api/notifications/unsubscribe', { body: { token } }) });
