import { type Answer, dataOf } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';

export type PublicPage = Answer<'/api/profile/public-page', 'get'>;

export const profileQueries = {
  all: () => queryRoots.profile,
  /** The user's open sessions (AUTH-5). */
  sessions: () =>
    queryOptions({
      queryKey: [...profileQueries.all(), 'sessions'],
      queryFn: () => dataOf(api.GET('/api/auth/sessions')),
    }),
  /** What the public page shows, and whether it is open (PRF-3). */
  page: () =>
    queryOptions({
      queryKey: [...profileQueries.all(), 'page'],
      queryFn: () => dataOf(api.GET('/api/profile/public-page')),
    }),
  /** Projects of the workshop; the same answer as the workshop's own list. */
  projects: () =>
    queryOptions({ queryKey: [...queryRoots.projects, 'list'], queryFn: () => dataOf(api.GET('/api/projects')) }),
};
