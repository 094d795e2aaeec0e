import { dataOf } from '@masar/contracts';
import type { FurtherLanguage } from '@masar/i18n';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { inLanguage } from '#shared/language/content-language';
import { queryRoots } from '#shared/query/query-roots';

/** What several screens read about courses: listing, detail, player, home. */
export const courseQueries = {
  all: () => queryRoots.courses,
  lists: () => [...courseQueries.all(), 'list'] as const,
  detail: (id: string, content?: FurtherLanguage) =>
    queryOptions({
      queryKey: [...courseQueries.all(), 'detail', id, ...inLanguage(content)],
      queryFn: () => dataOf(api.GET('/api/courses/{id}', { params: { path: { id } } })),
    }),
  curriculum: (id: string, content?: FurtherLanguage) =>
    queryOptions({
      queryKey: [...courseQueries.all(), 'curriculum', id, ...inLanguage(content)],
      queryFn: () => dataOf(api.GET('/api/courses/{id}/lessons', { params: { path: { id } } })),
    }),
  /** What completing it needs of its learner (EVD-1 to EVD-3). */
  way: (id: string) =>
    queryOptions({
      queryKey: [...courseQueries.all(), 'way', id],
      queryFn: () => dataOf(api.GET('/api/courses/{id}/way', { params: { path: { id } } })),
    }),
  /** Who teaches it, its owner first (CRS-14). */
  people: (id: string) =>
    queryOptions({
      queryKey: [...courseQueries.all(), 'people', id],
      queryFn: () => dataOf(api.GET('/api/courses/{id}/people', { params: { path: { id } } })),
    }),
  /** The reader's runs, the current one first (RUN-1). */
  runs: (id: string) =>
    queryOptions({
      queryKey: [...courseQueries.all(), 'runs', id],
      queryFn: () => dataOf(api.GET('/api/courses/{id}/runs', { params: { path: { id } } })),
    }),
  /** What they did in one that ended. */
  wayOfRun: (id: string, runId: string) =>
    queryOptions({
      queryKey: [...courseQueries.all(), 'runs', id, runId],
      queryFn: () => dataOf(api.GET('/api/courses/{id}/runs/{runId}/way', { params: { path: { id, runId } } })),
    }),
  reviews: (id: string) =>
    queryOptions({
      queryKey: [...courseQueries.all(), 'reviews', id],
      queryFn: () => dataOf(api.GET('/api/courses/{id}/reviews', { params: { path: { id } } })),
    }),
};

export const enrollmentQueries = {
  all: () => queryRoots.enrollments,
  mine: (content: FurtherLanguage | undefined) =>
    queryOptions({
      queryKey: [...enrollmentQueries.all(), 'mine', ...inLanguage(content)],
      queryFn: () => dataOf(api.GET('/api/enrollments')),
    }),
};

/** Places in courses with a price: my own, and those of a course that I teach (PAY-1). */
export const placeQueries = {
  all: () => queryRoots.coursePlaces,
  mine: () =>
    queryOptions({
      queryKey: [...placeQueries.all(), 'mine'],
      queryFn: () => dataOf(api.GET('/api/course-places')),
    }),
};

export const categoryQueries = {
  all: (content?: FurtherLanguage) =>
    queryOptions({
      queryKey: [...queryRoots.categories, ...inLanguage(content)],
      queryFn: () => dataOf(api.GET('/api/categories')),
    }),
};

/** What follows from learning besides courses: figures, certificates, skills, and what fits next. */
export const learningResultKeys = [
  queryRoots.dashboard,
  queryRoots.certificates,
  queryRoots.notifications,
  [...queryRoots.skills, 'own'],
  queryRoots.jobs,
  queryRoots.recommendations,
  queryRoots.analytics,
] as const;
