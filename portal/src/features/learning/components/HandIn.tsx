import { useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { LeaveGuard } from '#shared/dialog/LeaveGuard';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import type { QuizOf } from '#subjects/courses/quiz-of';
import { CalledOff } from '../model/until-arrived';
import { paperMessages } from '../paper.messages';
import { useSubmitPaper } from '../paper.mutations';
import { paperQueries } from '../paper.queries';
import styles from './PaperSheet.module.css';
import { WaitingForServer } from './WaitingForServer';

interface HandInProps {
  paperId: string;
  of: QuizOf;
  /** Numbers of the questions without an answer, as they are shown. */
  open: readonly string[];
  /** Numbers of the flagged ones. */
  flagged: readonly string[];
  /** Nothing is handed in while an answer is on its way. */
  isReady: boolean;
  onEnd: () => void;
}

/** The end of a paper: what is unanswered and flagged, asked once; whoever leaves before is warned (EVD-2). */
export function HandIn({ paperId, of, open, flagged, isReady, onEnd }: HandInProps) {
  const text = useMessages(paperMessages);
  const { digits, format } = useLocale();
  const queryClient = useQueryClient();
  const notifyFailure = useFailureNotice();
  const ready = useRef(isReady);
  useEffect(() => {
    ready.current = isReady;
  }, [isReady]);
  const { submit, isAway, callOff } = useSubmitPaper(of, { onEnd, isReady: () => ready.current });
  const [isAsking, ask] = useState(false);
  const begin = () => {
    ask(true);
    // Another device may have answered meanwhile.
    void queryClient.invalidateQueries({ queryKey: paperQueries.one(paperId).queryKey });
  };
  const handIn = () =>
    submit.mutate(paperId, {
      onError: (error) => {
        if (error instanceof CalledOff) return;
        notifyFailure(error, { title: text.submitFailed, fallback: text.submitFailedHint });
      },
      onSettled: () => ask(false),
    });
  return (
    <>
      {isAway ? (
        <WaitingForServer callOff={text.keepOn} onCallOff={callOff}>
          {text.submitWaits}
        </WaitingForServer>
      ) : (
        <Button className={styles.submit} disabled={!isReady} onClick={begin}>
          {text.submit}
        </Button>
      )}
      {isAsking && !isAway && (
        <ConfirmDialog
          title={text.submitTitle}
          confirm={text.submit}
          cancel={text.keepOn}
          busy={submit.isPending}
          onConfirm={handIn}
          onCancel={() => ask(false)}
        >
          {open.length === 0 ? text.allAnswered : text.unanswered(open.length, digits)}
          {open.length > 0 && <span className={styles.which}>{text.which(open.length, format.list(open))}</span>}
          {flagged.length > 0 && (
            <span className={styles.which}>{text.whichFlagged(flagged.length, format.list(flagged))}</span>
          )}
        </ConfirmDialog>
      )}
      <LeaveGuard when={!submit.isSuccess} text={text} />
    </>
  );
}
