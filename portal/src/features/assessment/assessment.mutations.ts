import { dataOf, type Payload } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { skillResultKeys } from '#subjects/skills/skills.queries';
import { assessmentQueries, type Attempt } from './assessment.queries';

/** Keeps the attempt; lists, and once it is finished the skills of the profile, are asked for again. */
function useKeepAttempt() {
  const client = useQueryClient();
  return (attempt: Attempt) => {
    client.setQueryData(assessmentQueries.attempt(attempt.id).queryKey, attempt);
    void client.invalidateQueries({ queryKey: assessmentQueries.list().queryKey });
    void client.invalidateQueries({ queryKey: assessmentQueries.attempts(attempt.skillId).queryKey });
    if (attempt.status !== 'finished') return;
    for (const queryKey of skillResultKeys) void client.invalidateQueries({ queryKey });
  };
}

/** Has a quick check graded. */
export function useTakeQuickCheck(skill: string) {
  const keep = useKeepAttempt();
  return useMutation({
    mutationFn: (answers: Payload<'/api/assessments/{skill}/attempts', 'post'>['answers']) =>
      dataOf(api.POST('/api/assessments/{skill}/attempts', { params: { path: { skill } }, body: { answers } })),
    onSuccess: keep,
  });
}

/** Starts a placement test or goes on with the open one. */
export function useStartPlacement() {
  const keep = useKeepAttempt();
  return useMutation({
    mutationFn: (skill: string) =>
      dataOf(api.POST('/api/assessments/{skill}/placement', { params: { path: { skill } } })),
    onSuccess: keep,
  });
}

/** Answers the current question of a placement test; null where one does not know. */
export function useAnswerQuestion(attemptId: string) {
  const keep = useKeepAttempt();
  return useMutation({
    mutationFn: ({ questionId, optionId }: { questionId: string; optionId: string | null }) =>
      dataOf(
        api.POST('/api/assessment-attempts/{id}/answers', {
          params: { path: { id: attemptId } },
          body: optionId === null ? { questionId } : { questionId, optionId },
        }),
      ),
    onSuccess: keep,
  });
}
