import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dataOf, type Payload } from '@masar/contracts';
import { api } from '#shared/api/api';
import { courseQueries } from '#shared/courses/course.queries';

/** Writes or edits the learner's own review; the course's rating follows (CRS-6). */
export function useReviewCourse(courseId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Payload<'/api/courses/{id}/reviews', 'post'>) =>
      dataOf(api.POST('/api/courses/{id}/reviews', { params: { path: { id: courseId } }, body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: courseQueries.all() }),
  });
}
