import { useNavigate } from 'react-router-dom';
import { useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { Dialog } from '#shared/dialog/Dialog';
import type { Job } from '../job-answers';
import { jobFormMessages } from '../messages/job-form.messages';
import { JobEditor } from './JobEditor';

interface JobDialogProps {
  /** The one to change; left out for a new one. */
  job?: Job;
  onClose: () => void;
}

/** Posting a vacancy, whose page opens when the server has it, or changing one. */
export function JobDialog({ job, onClose }: JobDialogProps) {
  const text = useMessages(jobFormMessages);
  const navigate = useNavigate();
  return (
    <Dialog title={job ? text.edit : text.title} size="wide" onClose={onClose}>
      <JobEditor job={job} onDone={({ id }) => (job ? onClose() : void navigate(paths.job.href(id)))} />
    </Dialog>
  );
}
