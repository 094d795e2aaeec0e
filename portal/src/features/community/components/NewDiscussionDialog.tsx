import { useMessages } from '@masar/ui';
import { Dialog } from '#shared/dialog/Dialog';
import { composeMessages } from '../messages/compose.messages';
import { NewDiscussionForm } from './NewDiscussionForm';

interface NewDiscussionDialogProps {
  /** The forum that is looked at; empty for all. */
  forumId: string;
  /** For a question about a lesson, which needs no forum. */
  lessonId?: string;
  onClose: () => void;
  onCreated: (id: string) => void;
}

export function NewDiscussionDialog({ onClose, ...form }: NewDiscussionDialogProps) {
  const text = useMessages(composeMessages);
  return (
    <Dialog title={form.lessonId ? text.newQuestion : text.newDiscussion} size="wide" onClose={onClose}>
      <NewDiscussionForm {...form} />
    </Dialog>
  );
}
