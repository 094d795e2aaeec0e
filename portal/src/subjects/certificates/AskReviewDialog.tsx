import { certificateReviewLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { TextArea } from '#shared/forms/TextArea';
import { useToast } from '#shared/toasts/ToastProvider';
import { ownReviewMessages } from './own-review.messages';
import { useAskReview } from './own-review.mutations';
import styles from './OwnReview.module.css';

/** Asks for another review, with a word about what was done since. */
export function AskReviewDialog({ certificateId, onClose }: { certificateId: string; onClose: () => void }) {
  const text = useMessages(ownReviewMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const ask = useAskReview(certificateId);
  const [note, setNote] = useState('');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = note.trim();
    ask.mutate(words ? { note: words } : {}, {
      onSuccess: () => {
        toast({ title: text.sent, kind: 'success' });
        onClose();
      },
      onError: (error) => notifyFailure(error, { title: text.failed }),
    });
  };
  return (
    <Dialog title={text.dialog} onClose={onClose}>
      <form className={styles.form} onSubmit={send}>
        <TextArea
          label={text.note}
          hint={text.noteHint}
          rows={3}
          maxLength={certificateReviewLimits.noteMaximum}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth loading={ask.isPending}>
          {text.send}
        </Button>
      </form>
    </Dialog>
  );
}
