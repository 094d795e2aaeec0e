import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { dataOf } from '@masar/contracts';
import { api } from '#shared/api/api';
import { nextCursor } from '#shared/query/next-cursor';

/** Rows that one page brings. */
const PAGE_SIZE = 20;

interface ListFilter {
  /** Empty for all forums. */
  forumId: string;
  /** Words for the server; empty where the whole list is at hand. */
  search: string;
  /** Instead of a forum: the discussions of a lesson. */
  lessonId?: string;
}

/** A page of a list as it is kept, with the way to the next one. */
export interface Page<Row> {
  rows: Row[];
  total: number;
  next: string | undefined;
}

async function pageOf<Row>(call: Promise<{ data?: Row[]; response: Response }>): Promise<Page<Row>> {
  const { data = [], response } = await call;
  return {
    rows: data,
    total: Number(response.headers.get('X-Total-Count') ?? data.length),
    next: nextCursor(response.headers.get('Link')),
  };
}

const pages = { initialPageParam: '', getNextPageParam: ({ next }: Page<unknown>) => next };

export const communityQueries = {
  all: () => ['community'] as const,
  forums: () =>
    queryOptions({
      queryKey: [...communityQueries.all(), 'forums'],
      queryFn: () => dataOf(api.GET('/api/forums')),
    }),
  lists: () => [...communityQueries.all(), 'discussions'] as const,
  /** Pinned first, then the newest (COM-7). */
  list: ({ forumId, search, lessonId = '' }: ListFilter) =>
    infiniteQueryOptions({
      queryKey: [...communityQueries.lists(), { forumId, search, lessonId }],
      queryFn: ({ pageParam }) => {
        const query = {
          limit: PAGE_SIZE,
          ...(forumId && { forumId }),
          ...(lessonId && { lessonId }),
          ...(search && { search }),
          ...(pageParam && { cursor: pageParam }),
        };
        return pageOf(api.GET('/api/discussions', { params: { query } }));
      },
      ...pages,
    }),
  discussion: (id: string) =>
    queryOptions({
      queryKey: [...communityQueries.all(), 'discussion', id],
      queryFn: () => dataOf(api.GET('/api/discussions/{id}', { params: { path: { id } } })),
    }),
  /** The oldest first. */
  replies: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...communityQueries.all(), 'replies', id],
      queryFn: ({ pageParam }) => {
        const query = { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) };
        return pageOf(api.GET('/api/discussions/{id}/replies', { params: { path: { id }, query } }));
      },
      ...pages,
    }),
};
