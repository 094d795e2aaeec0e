import { communityLimits } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Dialog } from '#shared/dialog/Dialog';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextArea } from '#shared/forms/TextArea';
import { asMarked, useCheckedForm, written } from '#shared/forms/useCheckedForm';
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
  const moderate = useModerate(post);
  const name = act === 'unhide' && post.status === 'pending' ? text.approve : text[act];

  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    draft: `moderation:${post.id}:${act}`,
    rules: {
      forumId: act === 'move' ? written(text.forumRequired) : asMarked,
      reason: act === 'hide' ? written(text.whyRequired) : asMarked,
    },
    send: (typed) => moderate.mutateAsync({ act, ...typed }),
    onSent: () => {
      toast({ title: text.done, description: name, kind: 'success' });
      onClose();
    },
  });

  return (
    <Dialog title={name} onClose={onClose}>
      <form {...form} className={shell.stack16}>
        <RestoredDraft {...draft} />
        {act === 'move' && (
          <ForumField
            label={text.forum}
            choose={text.chooseForum}
            error={errorOf('forumId')}
            except={'forumId' in post ? post.forumId : null}
          />
        )}
        <TextArea
          label={act === 'hide' ? text.why : text.whyOptional}
          required={act === 'hide'}
          name="reason"
          error={errorOf('reason')}
          rows={3}
          maxLength={communityLimits.moderationReasonMaximum}
        />
        <FormFailure {...failure} fallback={text.failed} />
        <div className={shell.row10}>
          <Button type="submit" loading={isBusy}>
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
