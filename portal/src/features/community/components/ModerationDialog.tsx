import { communityLimits } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { TextArea } from '#shared/forms/TextArea';
import { useToast } from '#shared/toasts/ToastProvider';
import type { Post } from '../community-answers';
import { moderationMessages } from '../messages/moderation.messages';
import { type ModeratorAct, useModerate } from '../moderation.mutations';
import { ForumField } from './ForumField';

interface ModerationDialogProps {
  post: Post;
  act: ModeratorAct;
  onClose: () => void;
}

/** A moderator's decision with its reason, which the author reads (COM-4). */
export function ModerationDialog({ post, act, onClose }: ModerationDialogProps) {
  const text = useMessages(moderationMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const moderate = useModerate(post);
  const [reason, setReason] = useState('');
  const [forumId, setForum] = useState('');
  const [wasSent, setSent] = useState(false);
  const lacksForum = act === 'move' && !forumId;
  const lacksReason = act === 'hide' && !reason.trim();
  const name = act === 'unhide' && post.status === 'pending' ? text.approve : text[act];

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (lacksForum || lacksReason) event.currentTarget.querySelector<HTMLElement>('select, textarea')?.focus();
    if (lacksForum || lacksReason || moderate.isPending) return;
    moderate.mutate(
      { act, reason: reason.trim(), forumId },
      {
        onSuccess: () => {
          toast({ title: text.done, description: name, kind: 'success' });
          onClose();
        },
        onError: (error) => notifyFailure(error, { title: text.failed }),
      },
    );
  };

  return (
    <Dialog title={name} onClose={onClose}>
      <form noValidate className={shell.stack16} onSubmit={send}>
        {act === 'move' && (
          <ForumField
            label={text.forum}
            choose={text.chooseForum}
            value={forumId}
            error={wasSent && lacksForum ? text.forumRequired : undefined}
            except={'forumId' in post ? post.forumId : null}
            onChange={setForum}
          />
        )}
        <TextArea
          label={act === 'hide' ? text.why : text.whyOptional}
          required={act === 'hide'}
          error={wasSent && lacksReason ? text.whyRequired : undefined}
          rows={3}
          maxLength={communityLimits.moderationReasonMaximum}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className={shell.row10}>
          <Button type="submit" loading={moderate.isPending}>
            {text.confirm}
          </Button>
          <Button variant="text" color="inherit" onClick={onClose}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
