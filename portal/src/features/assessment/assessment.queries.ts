import { type Answer, dataOf } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';

/** A skill that can be assessed, with where its owner stands. */
export type Assessment = Answer<'/api/assessments', 'get'>[number];
export type Question = Answer<'/api/assessments/{skill}/questions', 'get'>[number];
export type AttemptSummary = Answer<'/api/assessments/{skill}/attempts', 'get'>[number];
export type Attempt = Answer<'/api/assessment-attempts/{id}', 'get'>;
export type ReviewedAnswer = Attempt['review'][number];

export const assessmentQueries = {
  all: () => queryRoots.assessments,
  list: () =>
    queryOptions({
      queryKey: [...assessmentQueries.all(), 'list'],
      queryFn: () => dataOf(api.GET('/api/assessments')),
    }),
  questions: (skill: string) =>
    queryOptions({
      queryKey: [...assessmentQueries.all(), 'questions', skill],
      queryFn: () => dataOf(api.GET('/api/assessments/{skill}/questions', { params: { path: { skill } } })),
    }),
  attempts: (skill: string) =>
    queryOptions({
      queryKey: [...assessmentQueries.all(), 'attempts', skill],
      queryFn: () => dataOf(api.GET('/api/assessments/{skill}/attempts', { params: { path: { skill } } })),
    }),
  attempt: (id: string) =>
    queryOptions({
      queryKey: [...assessmentQueries.all(), 'attempt', id],
      queryFn: () => dataOf(api.GET('/api/assessment-attempts/{id}', { params: { path: { id } } })),
    }),
};
