import { type Answer, dataOf } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';

export type Person = Answer<'/api/people/{address}', 'get'>;

export const personQueries = {
  one: (address: string) =>
    queryOptions({
      queryKey: [...queryRoots.people, address],
      queryFn: () => dataOf(api.GET('/api/people/{address}', { params: { path: { address } } })),
    }),
};
