import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages } from '@masar/i18n';
import { dataOf } from '@masar/contracts';
import { useMessages } from '@masar/ui';
import { api } from '#shared/api/api';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useToast } from '#shared/toasts/ToastProvider';
import { courseQueries, enrollmentQueries, learningResultKeys } from './course.queries';

const messages = defineMessages({
  ar: {
    enrolled: 'تم التسجيل بنجاح',
    enrolledHint: 'تم تسجيلك في الدورة بنجاح',
    failed: 'خطأ في التسجيل',
    failedHint: 'حدث خطأ أثناء التسجيل',
  },
  en: {
    enrolled: 'Enrolled Successfully',
    enrolledHint: 'You have been enrolled in the course successfully',
    failed: 'Enrollment Error',
    failedHint: 'An error occurred during enrollment',
  },
});

/** Enrols in a course and says how it went in the words of the specification (ENR-1, spec 8). */
export function useEnroll() {
  const queryClient = useQueryClient();
  const text = useMessages(messages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  return useMutation({
    mutationFn: (courseId: string) => dataOf(api.POST('/api/enrollments', { body: { courseId } })),
    onSuccess: async () => {
      toast({ title: text.enrolled, description: text.enrolledHint, kind: 'success' });
      // Curriculum states and the count of students change with the enrolment.
      const changed = [courseQueries.all(), enrollmentQueries.all(), ['lessons'], ...learningResultKeys];
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    onError: (error) => notifyFailure(error, { title: text.failed, fallback: text.failedHint }),
  });
}
