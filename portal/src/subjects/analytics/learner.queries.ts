import { type Answer, dataOf } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';

export type LearnerDashboard = Answer<'/api/analytics/dashboard', 'get'>;
export type LearningDay = Answer<'/api/analytics/learning-days', 'get'>[number];

/** Where the reader's days begin, as the device says. */
const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A learner's own figures and days; whatever is learned changes them. */
export const learnerQueries = {
  all: () => queryRoots.analytics,
  figures: () =>
    queryOptions({
      queryKey: [...learnerQueries.all(), 'figures'],
      queryFn: () => dataOf(api.GET('/api/analytics/dashboard', { params: { query: { timeZone: timeZone() } } })),
    }),
  /** Days with learning of this week and the weeks before it. */
  days: (weeks: number) =>
    queryOptions({
      queryKey: [...learnerQueries.all(), 'learning-days', weeks],
      queryFn: () =>
        dataOf(api.GET('/api/analytics/learning-days', { params: { query: { timeZone: timeZone(), weeks } } })),
    }),
};
