import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@masar/contracts';
import { api } from '#shared/api/api';

/** What several screens read about courses: listing, detail, player, home. */
export const courseQueries = {
  all: () => ['courses'] as const,
  lists: () => [...courseQueries.all(), 'list'] as const,
  detail: (id: string) =>
    queryOptions({
      queryKey: [...courseQueries.all(), 'detail', id],
      queryFn: () => dataOf(api.GET('/api/courses/{id}', { params: { path: { id } } })),
    }),
  curriculum: (id: string) =>
    queryOptions({
      queryKey: [...courseQueries.all(), 'curriculum', id],
      queryFn: () => dataOf(api.GET('/api/courses/{id}/lessons', { params: { path: { id } } })),
    }),
  reviews: (id: string) =>
    queryOptions({
      queryKey: [...courseQueries.all(), 'reviews', id],
      queryFn: () => dataOf(api.GET('/api/courses/{id}/reviews', { params: { path: { id } } })),
    }),
};

export const enrollmentQueries = {
  all: () => ['enrollments'] as const,
  mine: () =>
    queryOptions({
      queryKey: [...enrollmentQueries.all(), 'mine'],
      queryFn: () => dataOf(api.GET('/api/enrollments')),
    }),
};

export const categoryQueries = {
  all: () =>
    queryOptions({
      queryKey: ['categories'],
      queryFn: () => dataOf(api.GET('/api/categories')),
    }),
};

/** Figures, certificates and how well jobs fit follow from learning; their screens keep them under these keys. */
export const learningResultKeys = [['dashboard'], ['certificates'], ['notifications'], ['jobs']] as const;
