import type { Answer } from '@masar/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { listPageOf, walkingPages } from '#shared/query/list-page';
import { queryRoots } from '#shared/query/query-roots';

export type LearningSign = Answer<'/api/learning-signs', 'get'>[number];

const PAGE_SIZE = 10;

export const learningSignQueries = {
  list: () =>
    infiniteQueryOptions({
      queryKey: [...queryRoots.learningSigns, 'list'],
      queryFn: ({ pageParam }) =>
        listPageOf(
          api.GET('/api/learning-signs', {
            params: { query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) } },
          }),
        ),
      ...walkingPages,
    }),
};
