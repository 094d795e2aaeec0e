import { shell, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Dialog } from '#shared/dialog/Dialog';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { useToast } from '#shared/toasts/ToastProvider';
import { scheduleMessages } from '../messages/schedule.messages';
import { scheduleOf, toNewTime } from '../model/schedule-form';
import { useScheduleForm } from '../useScheduleForm';
import { useMoveTime } from '../vr.mutations';
import type { VrSession } from '../vr-answers';
import styles from './ScheduleDialog.module.css';
import { SessionFields } from './SessionFields';

interface MoveTimeDialogProps {
  session: VrSession;
  onClose: () => void;
}

/** For the host: another time, length or number of seats for a planned session (VRW-2). */
export function MoveTimeDialog({ session, onClose }: MoveTimeDialogProps) {
  const text = useMessages(scheduleMessages);
  const toast = useToast();
  const move = useMoveTime(session);
  const { form, draft, failure, isBusy, field } = useScheduleForm({
    draft: `vr-session:${session.id}`,
    initial: scheduleOf(session),
    send: (values) => move.mutateAsync(toNewTime(values)),
    onSent: () => {
      toast({ title: text.moved, kind: 'success' });
      onClose();
    },
  });
  const isTaken = session.currentParticipants > 0;
  return (
    <Dialog title={`${text.move}: ${session.title}`} size="wide" onClose={onClose}>
      <form {...form} className={shell.stack16} aria-label={text.move}>
        <RestoredDraft {...draft} />
        {isTaken && <Alert severity="info">{text.moveHint}</Alert>}
        <SessionFields field={field} />
        <FormFailure {...failure} fallback={text.notMoved} />
        <Button type="submit" size="large" className={styles.send} loading={isBusy}>
          {text.moveSave}
        </Button>
      </form>
    </Dialog>
  );
}
