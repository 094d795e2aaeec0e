import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@masar/contracts';
import { api } from '#shared/api/api';

export const profileQueries = {
  all: () => ['profile'] as const,
  /** The user's open sessions (AUTH-5). */
  sessions: () =>
    queryOptions({
      queryKey: [...profileQueries.all(), 'sessions'],
      queryFn: () => dataOf(api.GET('/api/auth/sessions')),
    }),
};
