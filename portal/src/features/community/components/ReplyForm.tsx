import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { FormFailure } from '#shared/forms/FormFailure';
import { useCheckedForm, written } from '#shared/forms/useCheckedForm';
import type { HeldValues } from '#shared/forms/useHeldValues';
import { useToast } from '#shared/toasts/ToastProvider';
import { useAddReply } from '../community.mutations';
import { composeMessages } from '../messages/compose.messages';
import { MarkdownComposer } from './MarkdownComposer';
import styles from './PostForm.module.css';

export const emptyReply = { content: '' };

interface ReplyFormProps {
  discussionId: string;
  held: HeldValues<typeof emptyReply>;
}

/** Answers in the discussion; what was typed stays until the server has it (COM-1). */
export function ReplyForm({ discussionId, held }: ReplyFormProps) {
  const text = useMessages(composeMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const reply = useAddReply(discussionId);
  const { content } = held.values;
  const { form, failure, errorOf, isBusy } = useCheckedForm({
    holds: held,
    rules: { content: () => written(text.contentRequired)(content.trim()) },
    send: (_typed, key) => reply.mutateAsync({ body: held.values, key }),
    onSent: ({ status }) => {
      held.accept(emptyReply);
      const description = status === 'pending' ? text.waitsForReview : undefined;
      toast({ title: text.replyAdded, description, kind: 'success' });
    },
    onRefused: (error) => notifyFailure(error, { title: text.replyFailed }),
  });

  return (
    <form {...form} className={shell.stack16} aria-label={text.reply}>
      <MarkdownComposer
        label={text.reply}
        placeholder={text.replyHint}
        rows={4}
        place={{ discussionId }}
        value={content}
        error={errorOf('content')}
        onChange={(changed) => held.change({ content: changed })}
      />
      <FormFailure {...failure} />
      <Button type="submit" className={styles.send} loading={isBusy}>
        {text.sendReply}
      </Button>
    </form>
  );
}
