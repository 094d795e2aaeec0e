import { dataOf, type Payload } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { multipart } from '#shared/api/multipart';
import { queryRoots } from '#shared/query/query-roots';
import { narrowedBy, type QuestionFilter } from './question-banks.queries';

/** Lists, counts and statistics all change with a bank's questions. */
function useRefreshBanks() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryRoots.questionBanks });
}

export function useCreateBank() {
  const refresh = useRefreshBanks();
  return useMutation({
    mutationFn: (body: Payload<'/api/question-banks', 'post'>) => dataOf(api.POST('/api/question-banks', { body })),
    onSuccess: refresh,
  });
}

export function useRenameBank(id: string) {
  const refresh = useRefreshBanks();
  return useMutation({
    mutationFn: (name: string) =>
      dataOf(api.PATCH('/api/question-banks/{id}', { params: { path: { id } }, body: { name } })),
    onSuccess: refresh,
  });
}

export function useDeleteBank(id: string) {
  const refresh = useRefreshBanks();
  return useMutation({
    mutationFn: () => api.DELETE('/api/question-banks/{id}', { params: { path: { id } } }),
    onSuccess: refresh,
  });
}

/** Gives a colleague a permission, or another one than before. */
export function useShareBank(id: string) {
  const refresh = useRefreshBanks();
  return useMutation({
    mutationFn: (body: Payload<'/api/question-banks/{id}/shares', 'post'>) =>
      dataOf(api.POST('/api/question-banks/{id}/shares', { params: { path: { id } }, body })),
    onSuccess: refresh,
  });
}

export function useUnshareBank(id: string) {
  const refresh = useRefreshBanks();
  return useMutation({
    mutationFn: (userId: string) =>
      api.DELETE('/api/question-banks/{id}/shares/{userId}', { params: { path: { id, userId } } }),
    onSuccess: refresh,
  });
}

/** Writes a new question, or the next version of one; both answer with it. */
export function useSaveQuestion(bankId: string, questionId: string) {
  const refresh = useRefreshBanks();
  return useMutation({
    mutationFn: (body: Payload<'/api/bank-questions/{id}', 'put'>) => {
      const { version: _, ...written } = body;
      return questionId === 'new'
        ? dataOf(api.POST('/api/question-banks/{id}/questions', { params: { path: { id: bankId } }, body: written }))
        : dataOf(api.PUT('/api/bank-questions/{id}', { params: { path: { id: questionId } }, body }));
    },
    onSuccess: refresh,
  });
}

/** Sets the same for many questions: for those named, or for all that the list finds. */
export function useChangeQuestions(bankId: string, filter: QuestionFilter) {
  const refresh = useRefreshBanks();
  return useMutation({
    mutationFn: (body: Payload<'/api/question-banks/{id}/questions/change', 'post'>) =>
      dataOf(
        api.POST('/api/question-banks/{id}/questions/change', {
          params: { path: { id: bankId }, query: narrowedBy(filter) },
          body,
        }),
      ),
    onSuccess: refresh,
  });
}

/** What would become of a file; nothing is written (QB-3). */
export function useTryImport(id: string) {
  return useMutation({
    mutationFn: (file: File) =>
      dataOf(
        api.POST('/api/question-banks/{id}/import/trial', { params: { path: { id } }, ...multipart('file', file) }),
      ),
  });
}

export function useImportQuestions(id: string) {
  const refresh = useRefreshBanks();
  return useMutation({
    mutationFn: (file: File) =>
      dataOf(api.POST('/api/question-banks/{id}/import', { params: { path: { id } }, ...multipart('file', file) })),
    onSuccess: refresh,
  });
}
