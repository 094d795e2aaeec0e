import { type ApplicationAction, type ApplicationKind, postingLimits } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { TextArea } from '#shared/forms/TextArea';
import { moveMessages } from './application-words.messages';
import styles from './ApplicationMoves.module.css';

interface MoveDialogProps {
  action: Exclude<ApplicationAction, 'review'>;
  kind: ApplicationKind;
  busy: boolean;
  onConfirm: (note: string) => void;
  onClose: () => void;
}

/** Says what the step means before it is taken, and takes a word for the other side. */
export function MoveDialog({ action, kind, busy, onConfirm, onClose }: MoveDialogProps) {
  const text = useMessages(moveMessages);
  const [note, setNote] = useState('');
  const hint = action === 'withdraw' && kind === 'service' ? 'withdrawRequestHint' : (`${action}Hint` as const);
  const confirm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onConfirm(note.trim());
  };
  return (
    <Dialog title={text[`${action}Title`]} onClose={onClose}>
      <form className={styles.form} onSubmit={confirm}>
        <p className={styles.hint}>{text[hint]}</p>
        <TextArea
          label={text.note}
          hint={text.noteHint}
          name="note"
          rows={3}
          maxLength={postingLimits.noteMaximum}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className={`${shell.row10} ${styles.buttons}`}>
          <Button
            type="submit"
            color={action === 'withdraw' || action === 'reject' ? 'error' : 'primary'}
            loading={busy}
          >
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
