import { type Answer, dataOf } from '@masar/contracts';
import { type FurtherLanguage, type Language, readersZone } from '@masar/i18n';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { inLanguage } from '#shared/language/content-language';
import { queryRoots } from '#shared/query/query-roots';
import { courseQueries } from '#subjects/courses/course.queries';

/** Cards of one tab (spec 9). */
export const SHOWN = 3;

/** Enough for two whole weeks, whichever day it is. */
const WEEKS = 3;

/** Where the reader's day begins. */

export type FittingJob = Answer<'/api/jobs/recommendations', 'get'>[number];
export type OwnFigures = Answer<'/api/analytics/dashboard', 'get'>;
export type Workshop = Answer<'/api/vr/workshops', 'get'>[number];
export type SupportedLanguage = Answer<'/api/translations/languages', 'get'>['supportedLanguages'][string];

export const aiDashboardQueries = {
  /** Under the key of all that depends on vacancies and skills. */
  jobs: (language: Language) =>
    queryOptions({
      queryKey: [...queryRoots.jobs, 'suggested', language],
      queryFn: () => dataOf(api.GET('/api/jobs/recommendations', { params: { query: { language, limit: SHOWN } } })),
    }),
  workshops: (language: Language) =>
    queryOptions({
      queryKey: [...queryRoots.vr, 'workshops', 'suggested', language],
      queryFn: () => dataOf(api.GET('/api/vr/workshops', { params: { query: { language, limit: SHOWN } } })),
    }),
  /** Under the key of what learning changes. */
  figures: () =>
    queryOptions({
      queryKey: [...queryRoots.analytics, 'figures'],
      queryFn: () => dataOf(api.GET('/api/analytics/dashboard', { params: { query: { timeZone: readersZone() } } })),
    }),
  learningDays: () =>
    queryOptions({
      queryKey: [...queryRoots.analytics, 'learning-days', 'suggested'],
      queryFn: () =>
        dataOf(
          api.GET('/api/analytics/learning-days', { params: { query: { timeZone: readersZone(), weeks: WEEKS } } }),
        ),
    }),
  languages: () =>
    queryOptions({
      queryKey: [...queryRoots.translations, 'languages'],
      queryFn: async () => (await dataOf(api.GET('/api/translations/languages'))).supportedLanguages,
    }),
  /** The newest courses as they read in a language. */
  sample: (content: FurtherLanguage | undefined) =>
    queryOptions({
      queryKey: [...courseQueries.lists(), 'sample', ...inLanguage(content)],
      queryFn: () => dataOf(api.GET('/api/courses', { params: { query: { limit: 4 } } })),
    }),
};
