import { useState } from 'react';
import { Button, EditIcon, useMessages } from '@masar/ui';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useToast } from '#shared/toasts/ToastProvider';
import type { Job } from '../job-answers';
import { useEditJob } from '../jobs.mutations';
import { jobDetailMessages } from '../messages/job-detail.messages';
import { JobDialog } from './JobDialog';

/** Changes an own vacancy, closes it or opens it again (JOB-1). */
export function PosterActions({ job }: { job: Job }) {
  const { id, isActive } = job;
  const text = useMessages(jobDetailMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const edit = useEditJob(id);
  const [isEditing, setEditing] = useState(false);
  const change = () =>
    edit.mutate(
      { isActive: !isActive },
      {
        onSuccess: () => toast({ title: isActive ? text.closedNow : text.openedNow, kind: 'success' }),
        onError: (error) => notifyFailure(error, { title: text.editFailed }),
      },
    );
  return (
    <>
      <Button wide onClick={() => setEditing(true)}>
        <EditIcon size={18} />
        {text.edit}
      </Button>
      <Button variant="secondary" wide busy={edit.isPending} onClick={change}>
        {isActive ? text.close : text.reopen}
      </Button>
      {isEditing && <JobDialog job={job} onClose={() => setEditing(false)} />}
    </>
  );
}
