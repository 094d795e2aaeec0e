import { CalendarIcon, iconButtonClass, IconTooltip, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useToast } from '#shared/toasts/ToastProvider';
import { sessionMessages } from '../messages/session.messages';
import { offerOf } from '../model/session-state';
import { type SessionMove, useMoveSession } from '../vr.mutations';
import type { VrSession } from '../vr-answers';
import { AttendanceDialog } from './AttendanceDialog';
import { MoveTimeDialog } from './MoveTimeDialog';
import styles from './SessionActions.module.css';

/** What cannot be undone is asked for first. */
const questions = {
  leave: { title: 'leaveTitle', hint: 'leaveHint', no: 'keep' },
  cancel: { title: 'cancelTitle', hint: 'cancelHint', no: 'back' },
} as const;

/** Taking a seat, entering the room, the calendar; for hosts also calling the session off (VRW-2). */
export function SessionActions({ session, isFirst }: { session: VrSession; isFirst: boolean }) {
  const text = useMessages(sessionMessages);
  const { language, format } = useLocale();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const move = useMoveSession();
  const [open, setOpen] = useState<'attendance' | 'time' | null>(null);
  const [asking, setAsking] = useState<keyof typeof questions | null>(null);
  const offer = offerOf(session, new Date());

  const run = async (what: SessionMove) => {
    try {
      await move.mutateAsync({ session, move: what });
      if (what === 'join') toast({ title: text.joined, description: text.joinedHint, kind: 'success' });
      if (what === 'leave') toast({ title: text.left });
    } catch (error) {
      notifyFailure(error, { title: text.failed });
    }
    setAsking(null);
  };
  const question = asking && questions[asking];
  const mayChange = session.isHost && session.status === 'scheduled';
  return (
    <div className={styles.actions}>
      {offer === 'join' && (
        <Button
          variant={isFirst ? 'contained' : 'outlined'}
          loading={move.isPending}
          aria-label={text.joinNamed(session.title)}
          onClick={() => void run('join')}
        >
          {text.join}
        </Button>
      )}
      {offer === 'full' && <span className={shell.note}>{text.full}</span>}
      {offer === 'wait' && (
        <span className={shell.note}>{text.opens(format.appointment(session.opensAt, { timeStyle: 'short' }))}</span>
      )}
      {offer === 'enter' && session.roomCode && (
        <ButtonLink to={paths.vrRoom.href(session.roomCode)}>{text.enter}</ButtonLink>
      )}
      {offer !== 'over' && (
        <a
          className={iconButtonClass(true)}
          href={`/api/vr/sessions/${session.id}/calendar?language=${language}`}
          download
          aria-label={`${text.calendar}: ${session.title}`}
        >
          <CalendarIcon size={20} />
          <IconTooltip>{text.calendar}</IconTooltip>
        </a>
      )}
      {offer !== 'over' && session.myPart?.isSeated && !session.isHost && (
        <Button variant="text" color="inherit" onClick={() => setAsking('leave')}>
          {text.leave}
        </Button>
      )}
      {mayChange && (
        <Button variant="text" color="inherit" onClick={() => setOpen('time')}>
          {text.changeTime}
        </Button>
      )}
      {mayChange && (
        <Button variant="text" color="inherit" onClick={() => setAsking('cancel')}>
          {text.cancel}
        </Button>
      )}
      {session.isHost && session.status !== 'cancelled' && (
        <Button variant="text" color="inherit" onClick={() => setOpen('attendance')}>
          {text.attendance}
        </Button>
      )}
      {open === 'attendance' && <AttendanceDialog session={session} onClose={() => setOpen(null)} />}
      {open === 'time' && <MoveTimeDialog session={session} onClose={() => setOpen(null)} />}
      {asking && question && (
        <ConfirmDialog
          title={text[question.title]}
          confirm={text[asking]}
          cancel={text[question.no]}
          busy={move.isPending}
          onConfirm={() => void run(asking)}
          onCancel={() => setAsking(null)}
        >
          {text[question.hint]}
        </ConfirmDialog>
      )}
    </div>
  );
}
