import type { ApplicationAction } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useToast } from '#shared/toasts/ToastProvider';
import type { Application } from '../posting';
import { applicationWords, moveMessages } from './application-words.messages';
import styles from './ApplicationMoves.module.css';
import { useMoveApplication } from './applications.mutations';
import { MoveDialog } from './MoveDialog';

/** From the most likely to the rarest; what the server does not offer is not shown. */
const order = ['accept', 'finish', 'review', 'reject', 'withdraw'] as const satisfies readonly ApplicationAction[];

const looks = {
  accept: 'contained',
  finish: 'contained',
  review: 'outlined',
  reject: 'text',
  withdraw: 'outlined',
} as const;

interface ApplicationMovesProps {
  application: Application;
  /** Whose it is, in a list: tells the buttons apart for screen readers, and none of them is the page's main action. */
  of?: string;
}

/** What the reader may do with an application now, as the server says; each step asks before it is final (OPP-3). */
export function ApplicationMoves({ application, of }: ApplicationMovesProps) {
  const words = useMessages(applicationWords);
  const text = useMessages(moveMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const move = useMoveApplication(application.id);
  const [asked, setAsked] = useState<Exclude<ApplicationAction, 'review'> | null>(null);
  const offered = order.filter((action) => application.actions.includes(action));
  if (offered.length === 0) return null;

  const told = (action: ApplicationAction) =>
    toast({ title: action === 'withdraw' ? text.withdrawn : text.moved, kind: 'success' });
  const review = () => {
    if (move.isPending) return;
    move.mutate(
      { action: 'review', note: '' },
      { onSuccess: () => told('review'), onError: (error) => notifyFailure(error, { title: text.failed }) },
    );
  };
  return (
    <div className={of ? shell.row10 : `${shell.row10} ${styles.wide}`}>
      {offered.map((action) => (
        <Button
          key={action}
          variant={of && action === 'accept' ? 'outlined' : of ? 'text' : looks[action]}
          aria-label={of ? words.actionFor(words[action], of) : undefined}
          loading={move.isPending && move.variables.action === action}
          onClick={() => (action === 'review' ? review() : setAsked(action))}
        >
          {words[action]}
        </Button>
      ))}
      {asked && (
        <MoveDialog
          action={asked}
          kind={application.kind}
          send={(note) => move.mutateAsync({ action: asked, note })}
          onSent={() => {
            told(asked);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
