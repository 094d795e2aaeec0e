import { type Answer, dataOf } from '@masar/contracts';
import type { Language } from '@masar/i18n';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { postingQueries } from '../postings.queries';

export type JobMatch = Answer<'/api/jobs/{id}/match', 'get'>;
export type MatchedSkill = JobMatch['matchedSkills'][number];
export type MissingSkill = JobMatch['missingSkills'][number];

/** Skills are named in the reader's language, so each language has answers of its own. */
export const matchQueries = {
  match: (id: string, language: Language) =>
    queryOptions({
      queryKey: [...postingQueries.all('job'), 'match', id, language],
      queryFn: () => dataOf(api.GET('/api/jobs/{id}/match', { params: { path: { id }, query: { language } } })),
    }),
};
