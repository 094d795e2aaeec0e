import { ApiError, dataOf } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { queryRoots } from '#shared/query/query-roots';
import { useToast } from '#shared/toasts/ToastProvider';
import { courseQueries, enrollmentQueries, learningResultKeys } from '#subjects/courses/course.queries';
import { runsMessages } from '../runs.messages';

/** Ends the run that is named and begins the course again; says how it went, and what it waits for (RUN-1). */
export function useBeginAgain(courseId: string) {
  const queryClient = useQueryClient();
  const text = useMessages(runsMessages);
  const { language } = useLocale();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  return useMutation({
    mutationFn: (after: string) =>
      dataOf(api.POST('/api/courses/{id}/runs', { params: { path: { id: courseId } }, body: { after } })),
    onSuccess: () => toast({ title: text.begun, description: text.begunHint, kind: 'success' }),
    onError: (error) => {
      const missing = error instanceof ApiError ? error.missing : [];
      if (missing.length === 0) return notifyFailure(error, { title: text.notBegun });
      const waits = missing.map((each) => pickLocalized(each, 'message', language)).join(' ');
      return toast({ title: text.notBegun, description: waits, kind: 'destructive' });
    },
    // Also after a failure: it may have been begun in another tab.
    onSettled: async () => {
      const changed = [
        courseQueries.all(),
        enrollmentQueries.all(),
        queryRoots.lessons,
        queryRoots.assignments,
        queryRoots.grades,
        ...learningResultKeys,
      ];
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}
