import { dataOf } from '@masar/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { nextCursor } from '#shared/query/next-cursor';
import { queryRoots } from '#shared/query/query-roots';

/** Rows that one page brings. */
const PAGE_SIZE = 30;

export const notificationQueries = {
  all: () => queryRoots.notifications,
  lists: () => [...notificationQueries.all(), 'list'] as const,
  /** Under the bell. */
  list: () =>
    queryOptions({
      queryKey: [...notificationQueries.lists(), 'latest'],
      queryFn: () => dataOf(api.GET('/api/notifications')),
    }),
  /** All of them, page by page (NTF-2, CRS-7). */
  pages: () =>
    infiniteQueryOptions({
      queryKey: [...notificationQueries.lists(), 'pages'],
      queryFn: async ({ pageParam }) => {
        const query = { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) };
        const { data = [], response } = await api.GET('/api/notifications', { params: { query } });
        return { rows: data, next: nextCursor(response.headers.get('Link')) };
      },
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    }),
  unreadCount: () =>
    queryOptions({
      queryKey: [...notificationQueries.all(), 'unread-count'],
      queryFn: async () => (await dataOf(api.GET('/api/notifications/unread-count'))).count,
    }),
  preferences: () =>
    queryOptions({
      queryKey: queryRoots.notificationPreferences,
      queryFn: () => dataOf(api.GET('/api/notifications/preferences')),
    }),
};
