import { useMessages } from '@masar/ui';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useToast } from '#shared/toasts/ToastProvider';
import { useDeletePost } from '../community.mutations';
import { kindOf, type Post } from '../community-answers';
import { discussionMessages } from '../messages/discussion.messages';

interface DeletePostProps {
  post: Post;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Asks before the words of a post are gone. */
export function DeletePost({ post, onClose, onDeleted }: DeletePostProps) {
  const text = useMessages(discussionMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const remove = useDeletePost(post);
  const isReply = kindOf(post) === 'reply';
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: text.deleted, kind: 'success' });
        onClose();
        onDeleted?.();
      },
      onError: (error) => notifyFailure(error, { title: text.deleteFailed }),
    });
  return (
    <ConfirmDialog
      title={isReply ? text.deleteReply : text.deleteDiscussion}
      confirm={text.delete}
      cancel={text.cancel}
      busy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {isReply ? text.deleteReplyHint : text.deleteDiscussionHint}
    </ConfirmDialog>
  );
}
