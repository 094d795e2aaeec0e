import { dataOf, type Payload } from '@masar/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { multipart } from '#shared/api/multipart';
import { assignmentQueries, type Work, type WorkOfLearner } from './assignments.queries';

/** The answer of every change of own work is its round; the list of rounds follows from it. */
function showRound(queryClient: QueryClient, work: Work): void {
  queryClient.setQueryData(assignmentQueries.work(work.assignmentId).queryKey, (rounds) => [
    work,
    ...(rounds ?? []).filter(({ id }) => id !== work.id),
  ]);
}

const useRound = <Given>(send: (given: Given) => Promise<Work>) => {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: (work) => showRound(queryClient, work) });
};

/** Keeps the draft as it is written (ASG-1). */
export const useSaveDraft = (id: string) =>
  useRound((body: Payload<'/api/assignments/{id}/draft', 'put'>) =>
    dataOf(api.PUT('/api/assignments/{id}/draft', { params: { path: { id } }, body })),
  );

export const useDetachFile = (id: string) =>
  useRound((fileId: string) =>
    dataOf(api.DELETE('/api/assignments/{id}/draft/files/{fileId}', { params: { path: { id, fileId } } })),
  );

const useDeskFile = <Given>(send: (given: Given) => Promise<WorkOfLearner>) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (work) => queryClient.setQueryData(assignmentQueries.submission(work.id).queryKey, work),
  });
};

/** Puts a voice note or a file beside the mark to come (ASG-2). */
export const useAddFeedback = (id: string) =>
  useDeskFile((file: File) =>
    dataOf(api.POST('/api/submissions/{id}/feedback', { params: { path: { id } }, ...multipart('file', file) })),
  );

export const useTakeFeedbackOff = (id: string) =>
  useDeskFile((fileId: string) =>
    dataOf(api.DELETE('/api/submissions/{id}/feedback/{fileId}', { params: { path: { id, fileId } } })),
  );

/** Hands the draft in, once (ASG-1). */
export function useHandIn(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(api.POST('/api/assignments/{id}/submit', { params: { path: { id } } })),
    onSuccess: (work) => {
      showRound(queryClient, work);
      void queryClient.invalidateQueries({ queryKey: assignmentQueries.all() });
    },
  });
}

export const useWithdraw = () =>
  useRound((id: string) => dataOf(api.POST('/api/submissions/{id}/withdraw', { params: { path: { id } } })));

/** Writes beside a round of work, from either side (ASG-2). */
export function useAnswer(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      dataOf(api.POST('/api/submissions/{id}/answers', { params: { path: { id } }, body: { text } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: assignmentQueries.all() }),
  });
}

/** Marks work, or changes its mark (ASG-2). */
export function useMark(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Payload<'/api/submissions/{id}/mark', 'put'>) =>
      dataOf(api.PUT('/api/submissions/{id}/mark', { params: { path: { id } }, body })),
    // Also after a failure: somebody else may have marked it in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: assignmentQueries.all() }),
  });
}

export function useHandBack(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Payload<'/api/submissions/{id}/return', 'post'>) =>
      dataOf(api.POST('/api/submissions/{id}/return', { params: { path: { id } }, body })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: assignmentQueries.all() }),
  });
}

export type WrittenAssignment = Payload<'/api/assignments/{id}', 'put'>;

/** Writes an assignment of a course, a new one where there is no id. */
export function useWriteAssignment(courseId: string, id: string | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: WrittenAssignment) =>
      dataOf(
        id
          ? api.PUT('/api/assignments/{id}', { params: { path: { id } }, body })
          : api.POST('/api/courses/{id}/assignments', { params: { path: { id: courseId } }, body }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: assignmentQueries.all() }),
  });
}
