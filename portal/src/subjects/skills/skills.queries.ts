import { type Answer, dataOf } from '@masar/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';

export type Skill = Answer<'/api/skills', 'get'>[number];
export type HeldSkill = Answer<'/api/profile/skills', 'get'>[number];

export const skillQueries = {
  all: () => queryRoots.skills,
  /** At most ten skills for what was typed, in any spelling. */
  suggestions: (search: string) =>
    queryOptions({
      queryKey: [...skillQueries.all(), 'suggestions', search],
      queryFn: () => dataOf(api.GET('/api/skills', { params: { query: { search } } })),
      placeholderData: keepPreviousData,
    }),
  /** The own skills, each by its most trusted source (PRF-2). */
  own: () =>
    queryOptions({
      queryKey: [...skillQueries.all(), 'own'],
      queryFn: () => dataOf(api.GET('/api/profile/skills')),
    }),
};

/** How well jobs fit follows from own skills; their screens keep it under this key (JOB-2). */
export const jobFitKey = queryRoots.jobs;

/** What changes when a skill is earned. */
export const skillResultKeys = [skillQueries.own().queryKey, jobFitKey];
