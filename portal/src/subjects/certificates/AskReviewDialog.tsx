import { certificateReviewLimits } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Dialog } from '#shared/dialog/Dialog';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextArea } from '#shared/forms/TextArea';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useToast } from '#shared/toasts/ToastProvider';
import { ownReviewMessages } from './own-review.messages';
import { useAskReview } from './own-review.mutations';

/** Asks for another review, with a word about what was done since. */
export function AskReviewDialog({ certificateId, onClose }: { certificateId: string; onClose: () => void }) {
  const text = useMessages(ownReviewMessages);
  const toast = useToast();
  const ask = useAskReview(certificateId);
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    draft: `certificate-review:${certificateId}`,
    rules: { note: asMarked },
    send: ({ note }) => ask.mutateAsync(note ? { note } : {}),
    onSent: () => {
      toast({ title: text.sent, kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog title={text.dialog} onClose={onClose}>
      <form {...form} className={shell.stack16}>
        <RestoredDraft {...draft} />
        <TextArea
          label={text.note}
          hint={text.noteHint}
          rows={3}
          maxLength={certificateReviewLimits.noteMaximum}
          name="note"
          error={errorOf('note')}
        />
        <FormFailure {...failure} fallback={text.failed} />
        <Button type="submit" fullWidth loading={isBusy}>
          {text.send}
        </Button>
      </form>
    </Dialog>
  );
}
