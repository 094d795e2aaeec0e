import { type Answer, dataOf, type Payload } from '@masar/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';
import { quizKey } from '#subjects/courses/quiz-of';

export type Composition = Answer<'/api/courses/{id}/final/composition', 'get'>;
export type CompositionPart = Composition['parts'][number];
export type WrittenPart = Payload<'/api/courses/{id}/final/composition', 'put'>['parts'][number];

/** More banks than anybody keeps in one list of choices. */
const BANKS = 100;

export const finalQueries = {
  /** What the final of a course asks of banks, with what to look at (EVD-3, QB-2). */
  composition: (courseId: string) =>
    queryOptions({
      queryKey: [...quizKey({ finalOf: courseId }), 'composition'],
      queryFn: () => dataOf(api.GET('/api/courses/{id}/final/composition', { params: { path: { id: courseId } } })),
    }),
  /** A paper as a learner might get it, drawn anew each time. */
  sample: (courseId: string) =>
    queryOptions({
      queryKey: [...quizKey({ finalOf: courseId }), 'sample'],
      queryFn: () => dataOf(api.GET('/api/courses/{id}/final/sample', { params: { path: { id: courseId } } })),
      staleTime: 0,
    }),
  /** Banks that this author may ask from. */
  banks: () =>
    queryOptions({
      queryKey: [...queryRoots.questionBanks, 'to choose'],
      queryFn: () => dataOf(api.GET('/api/question-banks', { params: { query: { limit: BANKS } } })),
    }),
};

/** A part as it is sent back. */
export const written = ({ questionId, bankId, tag, difficulty, count }: CompositionPart): WrittenPart =>
  questionId !== null
    ? { questionId }
    : {
        bankId,
        ...(tag && { tag }),
        ...(difficulty && { difficulty: difficulty as NonNullable<WrittenPart['difficulty']> }),
        ...(count !== null && { count }),
      };

/** Sets all parts; without any the course has no final (EVD-3). */
export function useSetFinal(courseId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (parts: WrittenPart[]) =>
      dataOf(api.PUT('/api/courses/{id}/final/composition', { params: { path: { id: courseId } }, body: { parts } })),
    onSuccess: (composition) => queryClient.setQueryData(finalQueries.composition(courseId).queryKey, composition),
  });
}
