import { RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { assessmentQueries, type AttemptSummary } from '../assessment.queries';
import { overviewMessages } from '../messages/overview.messages';
import { viewHref } from '../model/assessment-address';
import styles from './AttemptHistory.module.css';

interface AttemptHistoryProps {
  skill: string;
  label: string;
}

/** Earlier attempts at a skill, asked for when somebody wants to see them. */
export function AttemptHistory({ skill, label }: AttemptHistoryProps) {
  const text = useMessages(overviewMessages);
  const describe = useFailureText();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const attempts = useSignedInQuery({ ...assessmentQueries.attempts(skill), enabled: isOpen });
  return (
    <div className={styles.history}>
      <Button
        variant="text"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? text.hideHistory : text.showHistory}
        <span className="visually-hidden">: {label}</span>
      </Button>
      <div id={listId} hidden={!isOpen}>
        {isOpen && attempts.isPending && <RowsSkeleton rows={2} />}
        {attempts.error && <p className={styles.note}>{describe(attempts.error, text.historyFailed)}</p>}
        {attempts.data?.length === 0 && <p className={styles.note}>{text.noHistory}</p>}
        {attempts.data && attempts.data.length > 0 && (
          <ul className={shell.plainList}>
            {attempts.data.map((attempt) => (
              <AttemptRow key={attempt.id} attempt={attempt} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function AttemptRow({ attempt }: { attempt: AttemptSummary }) {
  const text = useMessages(overviewMessages);
  const { format } = useLocale();
  const { id, kind, score, isCounted, startedAt } = attempt;
  return (
    <li>
      <Link className={styles.attempt} to={viewHref({ kind: 'attempt', id })}>
        <span className={styles.kind}>{text.by(kind)}</span>
        <span>{score === null ? text.stillOpen : format.percent(score)}</span>
        <span className={styles.when}>
          {format.date(startedAt)}
          {score !== null && !isCounted && ` · ${text.practice}`}
        </span>
      </Link>
    </li>
  );
}
