import { type Answer, dataOf, type Payload } from '@masar/contracts';
import type { FurtherLanguage, Language } from '@masar/i18n';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { inLanguage } from '#shared/language/content-language';
import { queryRoots } from '#shared/query/query-roots';

export type Recommendation = Answer<'/api/ai/recommendations', 'get'>[number];
export type DismissalReason = Payload<'/api/ai/recommendations/{courseId}/dismissal', 'post'>['reason'];

/** Reasons are sentences, so each language has answers of its own (REC-1). */
export const recommendationQueries = {
  all: () => queryRoots.recommendations,
  mine: (language: Language, content?: FurtherLanguage) =>
    queryOptions({
      queryKey: [...recommendationQueries.all(), language, ...inLanguage(content)],
      queryFn: () => dataOf(api.GET('/api/ai/recommendations')),
    }),
};
