import type { Answer } from '@masar/contracts';
import type { Language } from '@masar/i18n';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { countedDataOf, untilCountedAnew } from '#shared/query/counted';
import { queryRoots } from '#shared/query/query-roots';

export type InstructorDashboard = Answer<'/api/instructor/dashboard', 'get'>;
export type TaughtCourse = InstructorDashboard['courses'][number];
export type WaitingQuestion = InstructorDashboard['questions'][number];

export const instructorDashboardQueries = {
  /** Activities are sentences, so each language has an answer of its own. */
  mine: (language: Language) =>
    queryOptions({
      queryKey: [...queryRoots.instructorDashboard, language],
      queryFn: () => countedDataOf(api.GET('/api/instructor/dashboard')),
      ...untilCountedAnew,
    }),
};
