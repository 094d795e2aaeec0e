import { placeLimits } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Dialog } from '#shared/dialog/Dialog';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextArea } from '#shared/forms/TextArea';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useToast } from '#shared/toasts/ToastProvider';
import { useAskForPlace } from '../courses.mutations';
import { joinMessages } from '../join.messages';

interface AskForPlaceDialogProps {
  courseId: string;
  onClose: () => void;
}

/** Says who decides, takes a note and asks for a place (PAY-1). */
export default function AskForPlaceDialog({ courseId, onClose }: AskForPlaceDialogProps) {
  const text = useMessages(joinMessages);
  const toast = useToast();
  const ask = useAskForPlace();
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    draft: `place:${courseId}`,
    rules: { note: asMarked },
    send: ({ note }) => ask.mutateAsync({ courseId, ...(note && { note }) }),
    onSent: () => {
      toast({ title: text.sent, description: text.sentHint, kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog title={text.askTitle} onClose={onClose}>
      <form {...form} className={shell.stack16}>
        <RestoredDraft {...draft} />
        <p>{text.askText}</p>
        <TextArea
          label={text.note}
          hint={text.noteHint}
          name="note"
          rows={3}
          maxLength={placeLimits.noteMaximum}
          error={errorOf('note')}
        />
        <FormFailure {...failure} fallback={text.askFailed} />
        <Button type="submit" fullWidth loading={isBusy}>
          {text.send}
        </Button>
      </form>
    </Dialog>
  );
}
