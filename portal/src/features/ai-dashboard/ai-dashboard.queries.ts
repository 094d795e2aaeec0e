import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Answer } from '@masar/contracts';
import type { FurtherLanguage, Language } from '@masar/i18n';
import { api } from '#shared/api/api';
import { courseQueries, inLanguage } from '#shared/courses/course.queries';

/** Cards of one tab (spec 9). */
export const SHOWN = 3;

export type FittingJob = Answer<'/api/jobs/recommendations', 'get'>[number];
export type SupportedLanguage = Answer<'/api/translations/languages', 'get'>['supportedLanguages'][string];

export const aiDashboardQueries = {
  /** Under the key of all that depends on vacancies and skills. */
  jobs: (language: Language) =>
    queryOptions({
      queryKey: ['jobs', 'suggested', language],
      queryFn: () => dataOf(api.GET('/api/jobs/recommendations', { params: { query: { language, limit: SHOWN } } })),
    }),
  languages: () =>
    queryOptions({
      queryKey: ['translations', 'languages'],
      queryFn: async () => (await dataOf(api.GET('/api/translations/languages'))).supportedLanguages,
    }),
  /** Some courses as they read in a language. */
  sample: (content: FurtherLanguage | undefined) =>
    queryOptions({
      queryKey: [...courseQueries.lists(), 'sample', ...inLanguage(content)],
      queryFn: () => dataOf(api.GET('/api/courses', { params: { query: { limit: 4, sort: 'popular' } } })),
    }),
};
