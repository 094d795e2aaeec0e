import { type CurrentUser, dataOf, type Payload } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';
import { rememberUser } from '#shared/session/session.queries';
import { readIdentity } from '#shared/session/stored-identity';

export const planFields = ['learningGoal', 'track', 'dailyMinutes'] as const;
export type PlanField = (typeof planFields)[number];
export type Answers = Pick<Payload<'/api/profile', 'patch'>, PlanField | 'planAsked'>;

/** The three answers, each saved as it is given, so that a reload goes on where one was (DSH-8). */
export function usePlan(user: CurrentUser) {
  const queryClient = useQueryClient();
  const [answers, setAnswers] = useState<Answers>({});
  const save = useMutation({
    // One after the other: an answer that overtakes another would bring back what was before it.
    scope: { id: 'learning-plan' },
    mutationFn: (body: Answers) => dataOf(api.PATCH('/api/profile', { body })),
    onSuccess: (saved) => {
      rememberUser(queryClient, saved, readIdentity()?.method ?? 'password');
      void queryClient.invalidateQueries({ queryKey: queryRoots.recommendations });
    },
  });
  const isAnswered = (field: PlanField) => (answers[field] ?? user[field]) !== null;
  const isAsked = user.planAsked || answers.planAsked === true;
  const open = isAsked ? [] : planFields.filter((field) => !isAnswered(field));

  const answer = (given: Answers) => {
    const wholly = { ...answers, ...given };
    setAnswers(wholly);
    // What failed before goes along.
    save.mutate(save.isError ? wholly : given);
  };
  return {
    /** The question to be asked now; undefined after the last one. */
    question: open[0],
    /** Tells the answer to a question; the last one ends the asking. */
    choose: (given: Answers) => answer(open.length === 1 ? { ...given, planAsked: true } : given),
    skip: () => answer({ planAsked: true }),
    /** All is said but not saved. */
    failure: save.error,
    retry: () => save.mutate(answers),
    goal: answers.learningGoal ?? user.learningGoal,
  };
}
