import { type Answer, dataOf } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';

export type ScheduleItem = Answer<'/api/schedule', 'get'>[number];

export const scheduleQueries = {
  mine: () => queryOptions({ queryKey: queryRoots.schedule, queryFn: () => dataOf(api.GET('/api/schedule')) }),
};
