import { type Answer, dataOf } from '@masar/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { listPageOf, walkingPages } from '#shared/query/list-page';
import { queryRoots } from '#shared/query/query-roots';

export type OwnReviews = Answer<'/api/assignments/{id}/own-reviews', 'get'>;
export type PeerReview = Answer<'/api/peer-reviews/{id}', 'get'>;
export type ReceivedReview = Answer<'/api/submissions/{id}/received-reviews', 'get'>['reviews'][number];
export type PeerResult = Answer<'/api/assignments/{id}/peer-results', 'get'>[number];
export type PeerResultOfWork = Answer<'/api/submissions/{id}/peer-result', 'get'>;

const PAGE_SIZE = 20;

const all = () => [...queryRoots.assignments, 'peers'] as const;

export const peerReviewQueries = {
  own: (assignmentId: string) =>
    queryOptions({
      queryKey: [...all(), 'own', assignmentId],
      queryFn: () => dataOf(api.GET('/api/assignments/{id}/own-reviews', { params: { path: { id: assignmentId } } })),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...all(), 'one', id],
      queryFn: () => dataOf(api.GET('/api/peer-reviews/{id}', { params: { path: { id } } })),
    }),
  received: (workId: string) =>
    queryOptions({
      queryKey: [...all(), 'received', workId],
      queryFn: () => dataOf(api.GET('/api/submissions/{id}/received-reviews', { params: { path: { id: workId } } })),
    }),
  ofWork: (workId: string) =>
    queryOptions({
      queryKey: [...all(), 'work', workId],
      queryFn: () => dataOf(api.GET('/api/submissions/{id}/peer-result', { params: { path: { id: workId } } })),
    }),
  results: (assignmentId: string) =>
    infiniteQueryOptions({
      queryKey: [...all(), 'results', assignmentId],
      queryFn: ({ pageParam }) =>
        listPageOf(
          api.GET('/api/assignments/{id}/peer-results', {
            params: {
              path: { id: assignmentId },
              query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
            },
          }),
        ),
      ...walkingPages,
    }),
};
