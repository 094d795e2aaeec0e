import { type Answer, dataOf } from '@masar/contracts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { listPageOf, walkingPages } from '#shared/query/list-page';
import { queryRoots } from '#shared/query/query-roots';

export type OwnGrades = Answer<'/api/courses/{id}/grades', 'get'>;
export type OwnGrade = OwnGrades['items'][number];
export type Gradebook = Answer<'/api/courses/{id}/gradebook', 'get'>;
export type GradeItem = Gradebook['items'][number];
type Row = Answer<'/api/courses/{id}/gradebook/rows', 'get'>[number];
/** Known by its learner, as lists want it. */
export type GradeRow = Row & { id: string };
export type GradeCell = Row['cells'][number];
export type GradeChange = Answer<'/api/courses/{id}/gradebook/changes', 'get'>[number];
export type ReadFile = Answer<'/api/courses/{id}/gradebook/import/trial', 'post'>;

const LEARNERS = 50;
const CHANGES = 20;
/** More than a course has. */
const ASSIGNMENTS = 50;

const all = () => queryRoots.grades;

export const asRow = (row: Row): GradeRow => ({ ...row, id: row.userId });

export const gradeQueries = {
  all,
  own: (courseId: string) =>
    queryOptions({
      queryKey: [...all(), 'own', courseId],
      queryFn: () => dataOf(api.GET('/api/courses/{id}/grades', { params: { path: { id: courseId } } })),
    }),
  /** Assignments that the reader has not handed in and whose day is over. */
  overdue: (courseId: string) =>
    queryOptions({
      queryKey: [...all(), 'overdue', courseId],
      queryFn: async () => {
        const { rows } = await listPageOf(
          api.GET('/api/courses/{id}/assignments', {
            params: { path: { id: courseId }, query: { limit: ASSIGNMENTS } },
          }),
        );
        const now = new Date();
        const isOpen = (state: string | null) => state === null || state === 'draft' || state === 'returned';
        return rows
          .filter(({ state, dueAt, hasPassed }) => isOpen(state) && !hasPassed && dueAt && new Date(dueAt) < now)
          .map(({ id }) => id);
      },
    }),
  book: (courseId: string) =>
    queryOptions({
      queryKey: [...all(), 'book', courseId],
      queryFn: () => dataOf(api.GET('/api/courses/{id}/gradebook', { params: { path: { id: courseId } } })),
    }),
  /** Every list of rows of a course, whatever was searched in it. */
  allRows: (courseId: string) => [...all(), 'rows', courseId] as const,
  rows: (courseId: string, name: string) =>
    infiniteQueryOptions({
      queryKey: [...gradeQueries.allRows(courseId), name],
      queryFn: async ({ pageParam }) => {
        const page = await listPageOf(
          api.GET('/api/courses/{id}/gradebook/rows', {
            params: {
              path: { id: courseId },
              query: { limit: LEARNERS, ...(name && { name }), ...(pageParam && { cursor: pageParam }) },
            },
          }),
        );
        return { ...page, rows: page.rows.map(asRow) };
      },
      placeholderData: keepPreviousData,
      ...walkingPages,
    }),
  changes: (courseId: string, userId: string, itemId: string) =>
    infiniteQueryOptions({
      queryKey: [...all(), 'changes', courseId, userId, itemId],
      queryFn: ({ pageParam }) =>
        listPageOf(
          api.GET('/api/courses/{id}/gradebook/changes', {
            params: {
              path: { id: courseId },
              query: { userId, itemId, limit: CHANGES, ...(pageParam && { cursor: pageParam }) },
            },
          }),
        ),
      ...walkingPages,
    }),
};
