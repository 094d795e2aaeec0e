import { dataOf } from '@masar/contracts';
import { useMessages } from '@masar/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { queryRoots } from '#shared/query/query-roots';
import { useToast } from '#shared/toasts/ToastProvider';
import { courseQueries, enrollmentQueries, learningResultKeys, placeQueries } from './course.queries';
import { useEnrollMessages } from './use-enroll.messages';
import type { WayToJoin } from './way-to-join';

/** Curriculum states, the count of students and what fits next change with an enrolment. */
export const changedByJoining = [
  courseQueries.all(),
  enrollmentQueries.all(),
  placeQueries.all(),
  queryRoots.lessons,
  ...learningResultKeys,
];

interface Joining {
  courseId: string;
  way: WayToJoin;
}

/** Enrols in a course and says how it went in the words of the specification (ENR-1, spec 8). */
export function useEnroll() {
  const queryClient = useQueryClient();
  const text = useMessages(useEnrollMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  return useMutation({
    mutationFn: ({ courseId }: Joining) => dataOf(api.POST('/api/enrollments', { body: { courseId } })),
    onSuccess: async (_, { way }) => {
      const description = way === 'demo' ? text.freePlace : text.enrolledHint;
      toast({ title: text.enrolled, description, kind: 'success' });
      await Promise.all(changedByJoining.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    onError: async (error) => {
      notifyFailure(error, { title: text.failed, fallback: text.failedHint });
      // A place may have been taken back, or the course have got a price.
      await Promise.all(
        [courseQueries.all(), placeQueries.all()].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
  });
}
