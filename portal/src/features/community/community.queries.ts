import { dataOf } from '@masar/contracts';
import type { DiscussionView } from '@masar/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { listPageOf, walkingPages } from '#shared/query/list-page';
import { queryRoots } from '#shared/query/query-roots';
import type { MentionPlace } from './community-answers';

/** Rows that one page brings. */
const PAGE_SIZE = 20;

interface ListFilter {
  /** Empty for all forums. */
  forumId: string;
  /** Words for the server; empty where the whole list is at hand. */
  search: string;
  /** Instead of a forum: the discussions of a lesson. */
  lessonId?: string;
  view?: DiscussionView;
}

export const communityQueries = {
  all: () => queryRoots.community,
  forums: () =>
    queryOptions({
      queryKey: [...communityQueries.all(), 'forums'],
      queryFn: () => dataOf(api.GET('/api/forums')),
    }),
  lists: () => [...communityQueries.all(), 'discussions'] as const,
  /** Pinned first, then in the order of the view (COM-7, COM-9). */
  list: ({ forumId, search, lessonId = '', view = 'newest' }: ListFilter) =>
    infiniteQueryOptions({
      queryKey: [...communityQueries.lists(), { forumId, search, lessonId, view }],
      queryFn: ({ pageParam }) => {
        const query = {
          limit: PAGE_SIZE,
          ...(view !== 'newest' && { view }),
          ...(forumId && { forumId }),
          ...(lessonId && { lessonId }),
          ...(search && { search }),
          ...(pageParam && { cursor: pageParam }),
        };
        return listPageOf(api.GET('/api/discussions', { params: { query } }));
      },
      ...walkingPages,
    }),
  opened: () => [...communityQueries.all(), 'discussion'] as const,
  discussion: (id: string) =>
    queryOptions({
      queryKey: [...communityQueries.opened(), id],
      queryFn: () => dataOf(api.GET('/api/discussions/{id}', { params: { path: { id } } })),
    }),
  /** Whom the letters behind @ may call there. */
  mentions: (query: MentionPlace & { typed: string }) =>
    queryOptions({
      queryKey: [...communityQueries.all(), 'mentions', query],
      queryFn: () => dataOf(api.GET('/api/mentions', { params: { query } })),
      retry: false,
    }),
  /** The oldest first. */
  replies: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...communityQueries.all(), 'replies', id],
      queryFn: ({ pageParam }) => {
        const query = { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) };
        return listPageOf(api.GET('/api/discussions/{id}/replies', { params: { path: { id }, query } }));
      },
      ...walkingPages,
    }),
};
