import { Button, useMessages } from '@masar/ui';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useToast } from '#shared/toasts/ToastProvider';
import type { Job } from '../job-answers';
import { useEditJob } from '../jobs.mutations';
import { jobDetailMessages } from '../messages/job-detail.messages';

/** Closes an own vacancy or opens it again (JOB-1). */
export function PosterActions({ job: { id, isActive } }: { job: Job }) {
  const text = useMessages(jobDetailMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const edit = useEditJob(id);
  const change = () =>
    edit.mutate(
      { isActive: !isActive },
      {
        onSuccess: () => toast({ title: isActive ? text.closedNow : text.openedNow, kind: 'success' }),
        onError: (error) => notifyFailure(error, { title: text.editFailed }),
      },
    );
  return (
    <Button variant="secondary" wide busy={edit.isPending} onClick={change}>
      {isActive ? text.close : text.reopen}
    </Button>
  );
}
