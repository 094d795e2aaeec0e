import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@masar/contracts';
import { api } from '#shared/api/api';

export const notificationQueries = {
  all: () => ['notifications'] as const,
  list: () =>
    queryOptions({
      queryKey: [...notificationQueries.all(), 'list'],
      queryFn: () => dataOf(api.GET('/api/notifications')),
    }),
  unreadCount: () =>
    queryOptions({
      queryKey: [...notificationQueries.all(), 'unread-count'],
      queryFn: async () => (await dataOf(api.GET('/api/notifications/unread-count'))).count,
    }),
};
