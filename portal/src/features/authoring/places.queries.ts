import type { Answer } from '@masar/contracts';
import type { PlaceState } from '@masar/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { listPageOf, walkingPages } from '#shared/query/list-page';
import { placeQueries } from '#subjects/courses/course.queries';

export type CoursePlace = Answer<'/api/courses/{id}/places', 'get'>[number];

/** Rows that one page of the list brings. */
const PAGE_SIZE = 20;

/** Places and requests of a course, the newest first. */
export const placesOfCourse = (id: string, state: PlaceState | '') =>
  infiniteQueryOptions({
    queryKey: [...placeQueries.all(), 'course', id, state],
    queryFn: ({ pageParam }) =>
      listPageOf(
        api.GET('/api/courses/{id}/places', {
          params: {
            path: { id },
            query: { limit: PAGE_SIZE, ...(state && { state }), ...(pageParam && { cursor: pageParam }) },
          },
        }),
      ),
    ...walkingPages,
  });
