import { dataOf, type Payload } from '@masar/contracts';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { multipart } from '#shared/api/multipart';
import type { ListPage } from '#shared/query/list-page';
import { asRow, gradeQueries, type GradeRow } from './grades.queries';

export type WrittenGrade = Payload<'/api/courses/{id}/gradebook/rows/{userId}/items/{itemId}', 'put'>;
export type WrittenPlan = Payload<'/api/courses/{id}/gradebook/settings', 'put'>;

/** Writes one cell; the answer is the learner's line, in which totals have changed too. */
export function useEnterGrade(courseId: string, userId: string, itemId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: WrittenGrade) =>
      dataOf(
        api.PUT('/api/courses/{id}/gradebook/rows/{userId}/items/{itemId}', {
          params: { path: { id: courseId, userId, itemId } },
          body,
        }),
      ),
    onSuccess: (answer) => {
      const row = asRow(answer);
      queryClient.setQueriesData<InfiniteData<ListPage<GradeRow>>>(
        { queryKey: gradeQueries.allRows(courseId) },
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              rows: page.rows.map((one) => (one.userId === userId ? row : one)),
            })),
          },
      );
      void queryClient.invalidateQueries({ queryKey: gradeQueries.changes(courseId, userId, itemId).queryKey });
    },
    // What somebody else wrote meanwhile stands beside what was typed before it can be sent again.
    onError: () => queryClient.invalidateQueries({ queryKey: gradeQueries.all() }),
  });
}

export function useWritePlan(courseId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: WrittenPlan) =>
      dataOf(api.PUT('/api/courses/{id}/gradebook/settings', { params: { path: { id: courseId } }, body })),
    onSuccess: (book) => {
      queryClient.setQueryData(gradeQueries.book(courseId).queryKey, book);
      void queryClient.invalidateQueries({ queryKey: gradeQueries.allRows(courseId) });
    },
  });
}

export interface GivenFile {
  file: File;
  reason: string;
}

/** What would become of a file; nothing is written (GRD-1). */
export const useTryFile = (courseId: string) =>
  useMutation({
    mutationFn: ({ file, reason }: GivenFile) =>
      dataOf(
        api.POST('/api/courses/{id}/gradebook/import/trial', {
          params: { path: { id: courseId }, query: reason ? { reason } : {} },
          ...multipart('file', file),
        }),
      ),
  });

export function useTakeFile(courseId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ file, reason }: GivenFile) =>
      dataOf(
        api.POST('/api/courses/{id}/gradebook/import', {
          params: { path: { id: courseId }, query: reason ? { reason } : {} },
          ...multipart('file', file),
        }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: gradeQueries.all() }),
  });
}
