import { useMessages } from '@masar/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { queryRoots } from '#shared/query/query-roots';
import { useToast } from '#shared/toasts/ToastProvider';
import { courseQueries, enrollmentQueries, learningResultKeys, placeQueries } from '#subjects/courses/course.queries';
import { leaveMessages } from '../leave.messages';
import { removeSaved } from './saved-course';

/** Ends the learner's enrolment and says how it went; what this device keeps of the course goes with it (LRN-2). */
export function useLeaveCourse(courseId: string) {
  const queryClient = useQueryClient();
  const text = useMessages(leaveMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  return useMutation({
    mutationFn: () => api.DELETE('/api/courses/{id}/enrollment', { params: { path: { id: courseId } } }),
    onSuccess: async () => {
      toast({ title: text.left, description: text.leftHint, kind: 'success' });
      // Kept on secure addresses only; a browser that refuses keeps it until it needs the room.
      if ('caches' in globalThis) await removeSaved(courseId).catch(() => undefined);
    },
    onError: (error) => notifyFailure(error, { title: text.failed }),
    // Also after a failure: it may have been left in another tab.
    onSettled: async () => {
      const changed = [
        courseQueries.all(),
        enrollmentQueries.all(),
        placeQueries.all(),
        queryRoots.lessons,
        [...queryRoots.savedCourse, courseId] as const,
        ...learningResultKeys,
      ];
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}
