import { placeLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { TextArea } from '#shared/forms/TextArea';
import { useToast } from '#shared/toasts/ToastProvider';
import { useAskForPlace } from '../courses.mutations';
import { joinMessages } from '../join.messages';
import styles from './EnrollCard.module.css';

interface AskForPlaceDialogProps {
  courseId: string;
  onClose: () => void;
}

/** Says who decides, takes a note and asks for a place (PAY-1). */
export default function AskForPlaceDialog({ courseId, onClose }: AskForPlaceDialogProps) {
  const text = useMessages(joinMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const ask = useAskForPlace();
  const [note, setNote] = useState('');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = note.trim();
    ask.mutate(
      { courseId, ...(words && { note: words }) },
      {
        onSuccess: () => {
          toast({ title: text.sent, description: text.sentHint, kind: 'success' });
          onClose();
        },
        onError: (error) => notifyFailure(error, { title: text.askFailed }),
      },
    );
  };
  return (
    <Dialog title={text.askTitle} onClose={onClose}>
      <form className={styles.ask} onSubmit={send}>
        <p>{text.askText}</p>
        <TextArea
          label={text.note}
          hint={text.noteHint}
          name="note"
          rows={3}
          maxLength={placeLimits.noteMaximum}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" fullWidth loading={ask.isPending}>
          {text.send}
        </Button>
      </form>
    </Dialog>
  );
}
