import { shell, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { fieldError } from '#shared/forms/form-values';
import { useToast } from '#shared/toasts/ToastProvider';
import { scheduleMessages } from '../messages/schedule.messages';
import { type ScheduleField, scheduleOf, scheduleProblems, toNewTime } from '../model/schedule-form';
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
  const notifyFailure = useFailureNotice();
  const move = useMoveTime(session);
  const [values, setValues] = useState(() => scheduleOf(session));
  const [wasSent, setSent] = useState(false);
  const problems = wasSent ? scheduleProblems(values, new Date()) : [];

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const [first] = scheduleProblems(values, new Date());
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (first || move.isPending) return;
    try {
      await move.mutateAsync(toNewTime(values));
      toast({ title: text.moved, kind: 'success' });
      onClose();
    } catch (error) {
      notifyFailure(error, { title: text.notMoved });
    }
  };

  const field: ScheduleField = (name, problem) => ({
    name,
    value: values[name],
    error: problems.includes(name) ? problem : fieldError(move.error, name),
    onChange: ({ target }) => setValues({ ...values, [name]: target.value }),
  });
  const isTaken = session.currentParticipants > 0;
  return (
    <Dialog title={`${text.move}: ${session.title}`} size="wide" onClose={onClose}>
      <form noValidate className={shell.stack16} aria-label={text.move} onSubmit={(event) => void send(event)}>
        {isTaken && <Alert severity="info">{text.moveHint}</Alert>}
        <SessionFields field={field} />
        <Button type="submit" size="large" className={styles.send} loading={move.isPending}>
          {text.moveSave}
        </Button>
      </form>
    </Dialog>
  );
}
