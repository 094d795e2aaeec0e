import { useNavigate } from 'react-router-dom';
import { useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { Dialog } from '#shared/dialog/Dialog';
import { jobFormMessages } from '../messages/job-form.messages';
import { PostJobForm } from './PostJobForm';

/** Posting a vacancy; its page opens when the server has it. */
export function PostJobDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(jobFormMessages);
  const navigate = useNavigate();
  return (
    <Dialog title={text.title} size="wide" onClose={onClose}>
      <PostJobForm onPosted={(id) => void navigate(paths.job.href(id))} />
    </Dialog>
  );
}
