import type { AttemptRequestDecision } from '@masar/domain';
import { textDirection } from '@masar/i18n';
import { Isolated, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { RelativeTime } from '#shared/time/RelativeTime';
import { type AttemptRequest, useDecideAttempt } from '../attempt-requests.queries';
import { attemptRequestsMessages } from '../messages/attempt-requests.messages';
import styles from './CertificateReviews.module.css';
import { QuizName } from './QuizName';

/** One wish for another attempt. */
export function AttemptRequestRow({ request }: { request: AttemptRequest }) {
  const text = useMessages(attemptRequestsMessages);
  const { format } = useLocale();
  const notifyFailure = useFailureNotice();
  const decision = useDecideAttempt(request.id);
  const name = request.userName ?? text.somebody;
  const decide = (answer: AttemptRequestDecision) =>
    decision.mutate({ decision: answer }, { onError: (error) => notifyFailure(error, { title: text.notDecided }) });
  return (
    <li className={`${shell.card} ${shell.line} ${styles.row}`}>
      <div className={styles.words}>
        <strong>
          <Isolated>{name}</Isolated>
        </strong>
        <p className={styles.facts}>
          <QuizName of={request} />
          {' · '}
          {request.bestScore !== null && `${text.best(format.percent(Number(request.bestScore)))} · `}
          {text.asked} <RelativeTime at={request.askedAt} />
        </p>
        {request.note && (
          <p className={styles.note} dir={textDirection(request.note)}>
            {request.note}
          </p>
        )}
      </div>
      <Button
        variant="outlined"
        aria-label={text.grantOf(name)}
        loading={decision.isPending}
        onClick={() => decide('granted')}
      >
        {text.grant}
      </Button>
      <Button
        variant="text"
        aria-label={text.declineOf(name)}
        disabled={decision.isPending}
        onClick={() => decide('declined')}
      >
        {text.decline}
      </Button>
    </li>
  );
}
