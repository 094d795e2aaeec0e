import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type RefObject, type SubmitEvent, useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { fieldError } from '#shared/forms/form-values';
import { useSendOnce } from '#shared/forms/useSendOnce';
import type { UnsavedDraft } from '#shared/forms/useUnsavedDraft';
import { useToast } from '#shared/toasts/ToastProvider';
import { useAddReply } from '../community.mutations';
import { composeMessages } from '../messages/compose.messages';
import { postProblems } from '../model/post-problems';
import { MarkdownComposer } from './MarkdownComposer';
import styles from './PostForm.module.css';
import { TooFast } from './TooFast';

export const emptyReply = { content: '' };

interface ReplyFormProps {
  discussionId: string;
  draft: UnsavedDraft<typeof emptyReply>;
  form: RefObject<HTMLFormElement | null>;
}

/** Answers in the discussion; what was typed stays until the server has it (COM-1). */
export function ReplyForm({ discussionId, draft, form }: ReplyFormProps) {
  const text = useMessages(composeMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const reply = useAddReply(discussionId);
  const sendOnce = useSendOnce();
  const [wasSent, setSent] = useState(false);
  const problem = wasSent ? postProblems(draft.values).content : undefined;

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isEmpty = postProblems(draft.values).content !== undefined;
    setSent(isEmpty);
    if (isEmpty) {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    const body = draft.values;
    try {
      const added = await sendOnce(body, (key) => reply.mutateAsync({ body, key }));
      if (!added) return;
      draft.accept(emptyReply);
      const description = added.status === 'pending' ? text.waitsForReview : undefined;
      toast({ title: text.replyAdded, description, kind: 'success' });
    } catch (error) {
      notifyFailure(error, { title: text.replyFailed });
    }
  };

  return (
    <form
      ref={form}
      noValidate
      className={shell.stack16}
      aria-label={text.reply}
      onSubmit={(event) => void send(event)}
    >
      <MarkdownComposer
        label={text.reply}
        placeholder={text.replyHint}
        rows={4}
        place={{ discussionId }}
        value={draft.values.content}
        error={problem ? text[problem] : fieldError(reply.error, 'content')}
        onChange={(content) => draft.change({ content })}
      />
      <TooFast error={reply.error} />
      <Button type="submit" className={styles.send} loading={reply.isPending}>
        {text.sendReply}
      </Button>
    </form>
  );
}
