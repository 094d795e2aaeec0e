import { useState } from 'react';
import { Badge, useLocale, useMessages } from '@masar/ui';
import type { Job } from '../job-answers';
import { jobWords } from '../messages/job-words.messages';
import { daysUntil } from '../model/job-text';
import styles from './DeadlineText.module.css';

/** From so many days on the days are counted. */
const SOON_DAYS = 7;

interface DeadlineTextProps {
  job: Job;
  /** Off where the date stands beside it. */
  isDateShown?: boolean;
}

/** Until when one can apply, or why one cannot; nothing for a vacancy that stays open. */
export function DeadlineText({ job, isDateShown = true }: DeadlineTextProps) {
  const { applicationDeadline, closedReason, status } = job;
  const text = useMessages(jobWords);
  const { format, digits } = useLocale();
  const [now] = useState(() => new Date());
  if (closedReason) {
    return (
      <Badge tone={closedReason === 'not_published' ? 'yellow' : 'neutral'}>
        {text[status === 'refused' ? 'refused' : closedReason]}
      </Badge>
    );
  }
  if (!applicationDeadline) return null;
  const days = daysUntil(applicationDeadline, now);
  if (days <= SOON_DAYS) return <Badge tone="yellow">{days < 1 ? text.lastDay : text.daysLeft(days, digits)}</Badge>;
  return isDateShown && <span className={styles.date}>{text.deadline(format.date(applicationDeadline))}</span>;
}
