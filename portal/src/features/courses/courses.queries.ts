import type { FurtherLanguage, Language } from '@masar/i18n';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { inLanguage } from '#shared/language/content-language';
import { nextCursor } from '#shared/query/next-cursor';
import { courseQueries } from '#subjects/courses/course.queries';
import type { Course } from '#subjects/courses/course-answers';
import { type CourseFilters, orderOf } from './model/course-filters';

/** Cards that one page of the listing brings. */
const PAGE_SIZE = 24;

/**
 * The listing, page by page; the search looks at the texts of the reader's language (CRS-1, CRS-7, CRS-11, TRN-2). What fits
 * the reader best, among all or among what the words find, the recommender knows (REC-4, PRE-2).
 */
export function courseList(filters: CourseFilters, language: Language, content?: FurtherLanguage) {
  const { search, categoryId, difficulty, price, length, taughtIn } = filters;
  const sort = orderOf(filters);
  const asked = {
    sort,
    ...(search && { search, language: content ?? language }),
    ...(categoryId && { categoryId }),
    ...(difficulty && { difficulty }),
    ...(price && { price }),
    ...(length && { length }),
    ...(taughtIn && { taughtIn }),
  };
  return infiniteQueryOptions({
    queryKey: [...courseQueries.lists(), asked, ...inLanguage(content)],
    queryFn: async ({ pageParam }) => {
      const query = { ...asked, limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) };
      const { data = [], response } = await (sort === 'fit'
        ? api.GET('/api/ai/courses', { params: { query } })
        : api.GET('/api/courses', { params: { query } }));
      return {
        courses: data as Course[],
        total: Number(response.headers.get('X-Total-Count') ?? data.length),
        next: nextCursor(response.headers.get('Link')),
      };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
