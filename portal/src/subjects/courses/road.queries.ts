import { type Answer, dataOf } from '@masar/contracts';
import type { FurtherLanguage } from '@masar/i18n';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { inLanguage } from '#shared/language/content-language';
import { queryRoots } from '#shared/query/query-roots';

/** Courses in an order in which each can be taken after those before it. */
export type Road = Answer<'/api/profile/road', 'get'>;
/** A course on a road, with all that its station shows. */
export type RoadStation = Road['stations'][number];

/** Roads from what one can do to what one wants to (PRE-2); they change with all that recommendations change with. */
export const roadQueries = {
  mine: (content?: FurtherLanguage) =>
    queryOptions({
      queryKey: [...queryRoots.recommendations, 'road', ...inLanguage(content)],
      queryFn: () => dataOf(api.GET('/api/profile/road')),
    }),
  toCourse: (id: string, content?: FurtherLanguage) =>
    queryOptions({
      queryKey: [...queryRoots.recommendations, 'road', id, ...inLanguage(content)],
      queryFn: () => dataOf(api.GET('/api/courses/{id}/road', { params: { path: { id } } })),
    }),
};
