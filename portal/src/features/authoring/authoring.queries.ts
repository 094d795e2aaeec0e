import { type Answer, dataOf, type Payload } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';
import { courseQueries } from '#subjects/courses/course.queries';

/** A lesson as its author edits it, answers of the quiz included. */
export type LessonDraft = Answer<'/api/lessons/{id}/draft', 'get'>;
export type LessonChange = Payload<'/api/lessons/{id}', 'patch'>;
export type CourseChange = Payload<'/api/courses/{id}', 'patch'>;
export type NewCourse = Payload<'/api/courses', 'post'>;
export type StoredFile = Answer<'/api/files', 'post'>;

export const authoringQueries = {
  /** The author's own courses, drafts included. */
  mine: () =>
    queryOptions({
      queryKey: [...courseQueries.all(), 'mine'],
      queryFn: () => dataOf(api.GET('/api/courses/mine')),
    }),
  lessonDraft: (id: string) =>
    queryOptions({
      queryKey: [...queryRoots.lessons, id, 'draft'],
      queryFn: () => dataOf(api.GET('/api/lessons/{id}/draft', { params: { path: { id } } })),
    }),
};

/** A course's folder as .zip (CRS-5). */
export const exportAddress = (courseId: string): string => `/api/courses/${encodeURIComponent(courseId)}/export`;
