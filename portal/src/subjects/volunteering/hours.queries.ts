import { type Answer, dataOf } from '@masar/contracts';
import type { HoursStatus } from '@masar/domain';
import type { Language } from '@masar/i18n';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { listPageOf, walkingPages } from '#shared/query/list-page';
import { queryRoots } from '#shared/query/query-roots';

export type VolunteerHours = Answer<'/api/volunteer-hours', 'get'>[number];
export type VolunteerDashboard = Answer<'/api/volunteer/dashboard', 'get'>;
export type Volunteering = VolunteerDashboard['opportunities'][number];
export type ComingEvent = VolunteerDashboard['events'][number];

/** Rows that one page of a list brings. */
const PAGE_SIZE = 5;

export const hoursQueries = {
  all: () => queryRoots.volunteerHours,
  /** What a volunteer gave; its activities are sentences, so each language has an answer of its own. */
  dashboard: (language: Language) =>
    queryOptions({
      queryKey: [...hoursQueries.all(), 'dashboard', language],
      queryFn: () => dataOf(api.GET('/api/volunteer/dashboard')),
    }),
  /** One's own entries, the latest first. */
  mine: () =>
    infiniteQueryOptions({
      queryKey: [...hoursQueries.all(), 'mine'],
      queryFn: ({ pageParam }) =>
        listPageOf(
          api.GET('/api/volunteer-hours', {
            params: { query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) } },
          }),
        ),
      ...walkingPages,
    }),
  /** What volunteers logged for an opportunity. */
  ofOpportunity: (id: string, status: HoursStatus | '') =>
    infiniteQueryOptions({
      queryKey: [...hoursQueries.all(), 'opportunity', id, status],
      queryFn: ({ pageParam }) =>
        listPageOf(
          api.GET('/api/opportunities/{id}/hours', {
            params: {
              path: { id },
              query: { limit: PAGE_SIZE, ...(status && { status }), ...(pageParam && { cursor: pageParam }) },
            },
          }),
        ),
      ...walkingPages,
    }),
};
