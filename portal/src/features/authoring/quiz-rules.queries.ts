import { type Answer, dataOf, type Payload } from '@masar/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';

export type QuizRules = Answer<'/api/lessons/{id}/quiz/rules', 'get'>;
export type SetQuizRules = Payload<'/api/lessons/{id}/quiz/rules', 'put'>;

export const quizRulesQuery = (lessonId: string) =>
  queryOptions({
    queryKey: [...queryRoots.lessons, lessonId, 'rules'],
    queryFn: () => dataOf(api.GET('/api/lessons/{id}/quiz/rules', { params: { path: { id: lessonId } } })),
  });

/** Sets all rules of a quiz at once; papers that run keep those under which they began (EVD-2). */
export function useSetQuizRules(lessonId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SetQuizRules) =>
      dataOf(api.PUT('/api/lessons/{id}/quiz/rules', { params: { path: { id: lessonId } }, body })),
    onSuccess: (rules) => queryClient.setQueryData(quizRulesQuery(lessonId).queryKey, rules),
  });
}
