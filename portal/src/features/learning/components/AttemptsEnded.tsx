import { useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import type { QuizOf } from '#subjects/courses/quiz-of';
import { paperMessages } from '../paper.messages';
import { useAskAttempt } from '../paper.mutations';
import { alertWithAction } from './alert-with-action';

/** After the last attempt the instructor can grant another (EVD-2). */
export function AttemptsEnded({ of, isAsked }: { of: QuizOf; isAsked: boolean }) {
  const text = useMessages(paperMessages);
  const notifyFailure = useFailureNotice();
  const ask = useAskAttempt(of);
  if (isAsked) return <Alert severity="info">{text.asked}</Alert>;
  return (
    <Alert
      severity="warning"
      sx={alertWithAction}
      action={
        <Button
          size="small"
          variant="text"
          loading={ask.isPending}
          onClick={() => ask.mutate(undefined, { onError: (error) => notifyFailure(error, { title: text.askFailed }) })}
        >
          {text.ask}
        </Button>
      }
    >
      {text.noneLeft}
    </Alert>
  );
}
