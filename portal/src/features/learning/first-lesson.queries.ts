import { type Answer, dataOf } from '@masar/contracts';
import type { FurtherLanguage } from '@masar/i18n';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { inLanguage } from '#shared/language/content-language';
import { queryRoots } from '#shared/query/query-roots';

/** The first lesson of a course as visitors read it. */
export type FirstLesson = Answer<'/api/courses/{id}/first-lesson', 'get'>;

export const firstLessonQueries = {
  of: (courseId: string, content?: FurtherLanguage) =>
    queryOptions({
      queryKey: [...queryRoots.courses, 'first-lesson', courseId, ...inLanguage(content)],
      queryFn: () => dataOf(api.GET('/api/courses/{id}/first-lesson', { params: { path: { id: courseId } } })),
    }),
};
