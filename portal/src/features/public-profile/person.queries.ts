import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Answer } from '@masar/contracts';
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
