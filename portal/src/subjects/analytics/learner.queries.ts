import { type Answer, dataOf } from '@masar/contracts';
import { readersZone } from '@masar/i18n';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';

export type LearnerDashboard = Answer<'/api/analytics/dashboard', 'get'>;
export type LearningDay = Answer<'/api/analytics/learning-days', 'get'>[number];

/** A learner's own figures and days; whatever is learned changes them. */
export const learnerQueries = {
  all: () => queryRoots.analytics,
  figures: () =>
    queryOptions({
      queryKey: [...learnerQueries.all(), 'figures'],
      queryFn: () => dataOf(api.GET('/api/analytics/dashboard', { params: { query: { timeZone: readersZone() } } })),
    }),
  /** Days with learning of this week and the weeks before it. */
  days: (weeks: number) =>
    queryOptions({
      queryKey: [...learnerQueries.all(), 'learning-days', weeks],
      queryFn: () =>
        dataOf(api.GET('/api/analytics/learning-days', { params: { query: { timeZone: readersZone(), weeks } } })),
    }),
};
