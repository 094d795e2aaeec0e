import { type Answer, dataOf, type Payload } from '@masar/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { quizKey, type QuizOf } from '#subjects/courses/quiz-of';

export type QuizRules = Answer<'/api/lessons/{id}/quiz/rules', 'get'>;
export type SetQuizRules = Payload<'/api/lessons/{id}/quiz/rules', 'put'>;

export const quizRulesQuery = (of: QuizOf) =>
  queryOptions({
    queryKey: [...quizKey(of), 'rules'],
    queryFn: () =>
      'lessonId' in of
        ? dataOf(api.GET('/api/lessons/{id}/quiz/rules', { params: { path: { id: of.lessonId } } }))
        : dataOf(api.GET('/api/courses/{id}/final/rules', { params: { path: { id: of.finalOf } } })),
  });

/** Sets all rules of a quiz or final at once; papers that run keep those under which they began (EVD-2, EVD-3). */
export function useSetQuizRules(of: QuizOf) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SetQuizRules) =>
      'lessonId' in of
        ? dataOf(api.PUT('/api/lessons/{id}/quiz/rules', { params: { path: { id: of.lessonId } }, body }))
        : dataOf(api.PUT('/api/courses/{id}/final/rules', { params: { path: { id: of.finalOf } }, body })),
    onSuccess: (rules) => {
      queryClient.setQueryData(quizRulesQuery(of).queryKey, rules);
      // Pass mark, attempts and pause decide what passing proves, which the composition tells.
      return queryClient.invalidateQueries({ queryKey: [...quizKey(of), 'composition'] });
    },
  });
}
