import { dataOf } from '@masar/contracts';
import { useMessages } from '@masar/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '#shared/api/api';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { paths } from '#shared/navigation/paths';
import { track } from '#subjects/analytics/track';
import { changedByJoining } from '#subjects/courses/useEnroll';
import { startMessages } from './start.messages';

/** Joins a course and opens its first lesson; joining twice is joining once (ENR-1), and the lesson tells of it. */
export function useStartCourse() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const text = useMessages(startMessages);
  const notifyFailure = useFailureNotice();
  return useMutation({
    mutationFn: ({ courseId }: { courseId: string; lessonId: string }) =>
      dataOf(api.POST('/api/enrollments', { body: { courseId } })),
    onSuccess: (_, { courseId, lessonId }) => {
      track('ai_recommendation_clicked', { courseId });
      // Away first: what is shown here would change under the reader's eyes.
      void navigate(paths.lesson.href(courseId, lessonId));
      for (const queryKey of changedByJoining) void queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => notifyFailure(error, { title: text.startFailed }),
  });
}
