import { type ApplicationAction, type ApplicationKind, postingLimits } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { TextArea } from '#shared/forms/TextArea';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { moveMessages } from './application-words.messages';
import styles from './ApplicationMoves.module.css';

interface MoveDialogProps {
  action: Exclude<ApplicationAction, 'review'>;
  kind: ApplicationKind;
  send: (note: string) => Promise<unknown>;
  onSent: () => void;
  onClose: () => void;
}

/** Says what the step means before it is taken, and takes a word for the other side, which stays when it is refused. */
export function MoveDialog({ action, kind, send, onSent, onClose }: MoveDialogProps) {
  const text = useMessages(moveMessages);
  const hint = action === 'withdraw' && kind === 'service' ? 'withdrawRequestHint' : (`${action}Hint` as const);
  const notifyFailure = useFailureNotice();
  const { form, errorOf, isBusy } = useCheckedForm({
    rules: { note: asMarked },
    send: ({ note }) => send(note),
    onSent,
    // A step that somebody else took meanwhile closes the window: a message outlives it.
    onRefused: (error) => notifyFailure(error, { title: text.failed }),
  });
  return (
    <Dialog title={text[`${action}Title`]} onClose={onClose}>
      <form {...form} className={styles.form}>
        <p className={styles.hint}>{text[hint]}</p>
        <TextArea
          label={text.note}
          hint={text.noteHint}
          name="note"
          rows={3}
          maxLength={postingLimits.noteMaximum}
          error={errorOf('note')}
        />
        <div className={`${shell.row10} ${styles.buttons}`}>
          <Button
            type="submit"
            color={action === 'withdraw' || action === 'reject' ? 'error' : 'primary'}
            loading={isBusy}
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
