import { dataOf } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { courseQueries } from '#subjects/courses/course.queries';
import type { CourseDetail } from '#subjects/courses/course-answers';

/** Follows a course in preparation, or no longer; the answer stands on its page at once (CRS-10). */
export function useFollowCourse(courseId: string) {
  const queryClient = useQueryClient();
  const params = { path: { id: courseId } };
  return useMutation({
    mutationFn: (isFollowed: boolean) =>
      dataOf(
        isFollowed
          ? api.POST('/api/courses/{id}/follow', { params })
          : api.DELETE('/api/courses/{id}/follow', { params }),
      ),
    onSuccess: (answer) => {
      const { queryKey } = courseQueries.detail(courseId);
      queryClient.setQueriesData<CourseDetail>({ queryKey }, (course) => course && { ...course, ...answer });
      return queryClient.invalidateQueries({ queryKey: courseQueries.lists() });
    },
    // Refused where the course was published meanwhile: its page then shows that it can be joined.
    onError: () => queryClient.invalidateQueries({ queryKey: courseQueries.all() }),
  });
}
