import type { Answer } from '@masar/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import {
  countedDataOf,
  countedPageOf,
  countedRowsOf,
  untilCountedAnew,
  untilPagesCountedAnew,
} from '#shared/query/counted';
import { walkingPages } from '#shared/query/list-page';
import { queryRoots } from '#shared/query/query-roots';

export type CourseFigures = Answer<'/api/instructor/analytics/courses', 'get'>[number];
export type CourseReport = Answer<'/api/instructor/analytics/courses/{id}', 'get'>;
export type WeekFigures = CourseReport['weeks'][number];
export type QuestionFigures = CourseReport['questions'][number];
export type LearnerAtRisk = Answer<'/api/instructor/analytics/courses/{id}/at-risk', 'get'>[number];
export type RiskReason = LearnerAtRisk['reasons'][number];

/** Learners of one page of the list. */
const LEARNERS = 10;

export const teachingQueries = {
  all: () => queryRoots.teachingReports,
  courses: () =>
    infiniteQueryOptions({
      queryKey: [...teachingQueries.all(), 'courses'],
      queryFn: ({ pageParam: cursor }) =>
        countedPageOf(
          api.GET('/api/instructor/analytics/courses', { params: { query: { limit: 20, ...(cursor && { cursor }) } } }),
        ),
      ...walkingPages,
      ...untilPagesCountedAnew,
    }),
  weeks: () =>
    queryOptions({
      queryKey: [...teachingQueries.all(), 'weeks'],
      queryFn: () => countedRowsOf(api.GET('/api/instructor/analytics/weeks')),
      ...untilCountedAnew,
    }),
  course: (id: string) =>
    queryOptions({
      queryKey: [...teachingQueries.all(), 'course', id],
      queryFn: () => countedDataOf(api.GET('/api/instructor/analytics/courses/{id}', { params: { path: { id } } })),
      ...untilCountedAnew,
    }),
  atRisk: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...teachingQueries.all(), 'at-risk', id],
      queryFn: ({ pageParam: cursor }) =>
        countedPageOf(
          api.GET('/api/instructor/analytics/courses/{id}/at-risk', {
            params: { path: { id }, query: { limit: LEARNERS, ...(cursor && { cursor }) } },
          }),
        ),
      ...walkingPages,
      ...untilPagesCountedAnew,
    }),
};
