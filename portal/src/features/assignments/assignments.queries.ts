import { type Answer, dataOf } from '@masar/contracts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { listPageOf, walkingPages } from '#shared/query/list-page';
import { queryRoots } from '#shared/query/query-roots';

export type ListedAssignment = Answer<'/api/courses/{id}/assignments', 'get'>[number];
export type Assignment = Answer<'/api/assignments/{id}', 'get'>;
export type Work = Answer<'/api/assignments/{id}/work', 'get'>[number];
export type WorkOfLearner = Answer<'/api/submissions/{id}', 'get'>;
export type SimilarWork = Answer<'/api/submissions/{id}/similar', 'get'>['works'][number];
export type RubricRow = Assignment['rubric'][number];
export type Mark = Work['marks'][number];

const PAGE_SIZE = 20;
/** Rounds of one assignment: nobody has more. */
const ROUNDS = 50;

const all = () => queryRoots.assignments;

export const assignmentQueries = {
  all,
  ofCourse: (courseId: string) =>
    infiniteQueryOptions({
      queryKey: [...all(), 'course', courseId],
      queryFn: ({ pageParam }) =>
        listPageOf(
          api.GET('/api/courses/{id}/assignments', {
            params: { path: { id: courseId }, query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) } },
          }),
        ),
      ...walkingPages,
    }),
  ofLesson: (courseId: string, lessonId: string) =>
    queryOptions({
      queryKey: [...all(), 'lesson', courseId, lessonId],
      queryFn: () =>
        listPageOf(
          api.GET('/api/courses/{id}/assignments', {
            params: { path: { id: courseId }, query: { limit: PAGE_SIZE, lessonId } },
          }),
        ),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...all(), 'one', id],
      queryFn: () => dataOf(api.GET('/api/assignments/{id}', { params: { path: { id } } })),
    }),
  groupLearners: (id: string, name: string) =>
    infiniteQueryOptions({
      queryKey: [...all(), 'groups', id, name],
      queryFn: ({ pageParam }) =>
        listPageOf(
          api.GET('/api/assignments/{id}/groups/learners', {
            params: {
              path: { id },
              query: { limit: ROUNDS, ...(name && { name }), ...(pageParam && { cursor: pageParam }) },
            },
          }),
        ),
      placeholderData: keepPreviousData,
      ...walkingPages,
    }),
  work: (id: string) =>
    queryOptions({
      queryKey: [...all(), 'work', id],
      queryFn: () =>
        dataOf(api.GET('/api/assignments/{id}/work', { params: { path: { id }, query: { limit: ROUNDS } } })),
    }),
  submission: (id: string) =>
    queryOptions({
      queryKey: [...all(), 'submission', id],
      queryFn: () => dataOf(api.GET('/api/submissions/{id}', { params: { path: { id } } })),
    }),
  similar: (id: string) =>
    queryOptions({
      queryKey: [...all(), 'similar', id],
      queryFn: () => dataOf(api.GET('/api/submissions/{id}/similar', { params: { path: { id } } })),
    }),
  markingTimes: () =>
    infiniteQueryOptions({
      queryKey: [...all(), 'marking-times'],
      queryFn: ({ pageParam }) =>
        listPageOf(
          api.GET('/api/marking/times', {
            params: { query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) } },
          }),
        ),
      ...walkingPages,
    }),
  waiting: () =>
    infiniteQueryOptions({
      queryKey: [...all(), 'waiting'],
      queryFn: ({ pageParam }) =>
        listPageOf(
          api.GET('/api/marking', {
            params: { query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) } },
          }),
        ),
      ...walkingPages,
    }),
};
