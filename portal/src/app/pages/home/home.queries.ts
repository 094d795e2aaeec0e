import { type Answer, dataOf } from '@masar/contracts';
import type { FurtherLanguage } from '@masar/i18n';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { inLanguage } from '#shared/language/content-language';
import { keptAtHeader } from '#shared/offline/cache-names';
import { queryRoots } from '#shared/query/query-roots';

export type Home = Answer<'/api/dashboard/home', 'get'> & {
  /** When the device got this answer, where it comes from there and not from the server. */
  keptAt: string | null;
};

export const homeQueries = {
  /** Figures and courses in one answer, so that both are always of the same moment (PERF-5). */
  mine: (content: FurtherLanguage | undefined) =>
    queryOptions({
      queryKey: [...queryRoots.dashboard, 'home', ...inLanguage(content)],
      queryFn: async (): Promise<Home> => {
        const call = api.GET('/api/dashboard/home');
        return { ...(await dataOf(call)), keptAt: (await call).response.headers.get(keptAtHeader) };
      },
    }),
};
