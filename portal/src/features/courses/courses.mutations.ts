import { dataOf, type Payload } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { courseQueries, placeQueries } from '#subjects/courses/course.queries';

/** Asks for a place in a course with a price; again, it answers what became of the first request (PAY-1). */
export function useAskForPlace() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Payload<'/api/course-places', 'post'>) => dataOf(api.POST('/api/course-places', { body })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: placeQueries.all() }),
  });
}

/** Takes a request back that waits. */
export function useTakeBackRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/course-places/{id}', { params: { path: { id } } }),
    // Also after a failure: it may have been answered in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: placeQueries.all() }),
  });
}

/** Writes or edits the learner's own review; the course's rating follows (CRS-6). */
export function useReviewCourse(courseId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Payload<'/api/courses/{id}/reviews', 'post'>) =>
      dataOf(api.POST('/api/courses/{id}/reviews', { params: { path: { id: courseId } }, body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: courseQueries.all() }),
  });
}
