import { type Answer, dataOf } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';

export type Project = Answer<'/api/projects', 'get'>[number];
export type ProjectDetail = Answer<'/api/projects/{id}', 'get'>;
export type Step = ProjectDetail['steps'][number];

export const workshopQueries = {
  all: () => queryRoots.projects,
  list: () =>
    queryOptions({ queryKey: [...workshopQueries.all(), 'list'], queryFn: () => dataOf(api.GET('/api/projects')) }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...workshopQueries.all(), id],
      queryFn: () => dataOf(api.GET('/api/projects/{id}', { params: { path: { id } } })),
    }),
};
