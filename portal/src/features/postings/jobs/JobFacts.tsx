import { employmentTypes, experienceLevels } from '@masar/domain';
import { Badge, BriefcaseIcon, ChartIcon, MapPinIcon, useLocale, useMessages } from '@masar/ui';
import { useState } from 'react';
import { CardFact } from '../card/PostingCard';
import { postedLine } from '../posted-line';
import { daysUntil } from './days-until';
import type { Job } from './job.kind';
import { jobMessages } from './job.messages';
import styles from './JobFacts.module.css';

/** Where, how much of the day and with how much experience. */
export function JobFacts({ posting }: { posting: Job }) {
  const text = useMessages(jobMessages);
  const { language } = useLocale();
  const type = employmentTypes.find((known) => known === posting.employmentType);
  const experience = experienceLevels.find((known) => known === posting.experienceLevel);
  return (
    <>
      <CardFact icon={MapPinIcon}>{postedLine(posting, 'location', language)}</CardFact>
      <CardFact icon={BriefcaseIcon}>{type && text[type]}</CardFact>
      <CardFact icon={ChartIcon}>{experience && text[experience]}</CardFact>
    </>
  );
}

/** From so many days on the days are counted. */
const SOON_DAYS = 7;

interface DeadlineTextProps {
  posting: Job;
  /** Off where the date stands beside it. */
  isDateShown?: boolean;
}

/** Until when one can apply, or why one cannot; nothing for a vacancy that stays open. */
export function DeadlineText({ posting, isDateShown = true }: DeadlineTextProps) {
  const { applicationDeadline, closedReason, status } = posting;
  const text = useMessages(jobMessages);
  const { format, digits } = useLocale();
  const [now] = useState(() => new Date());
  if (closedReason) {
    const state = status === 'refused' ? 'refused' : closedReason === 'closed' ? 'isClosed' : closedReason;
    return <Badge tone={closedReason === 'not_published' ? 'yellow' : 'neutral'}>{text[state]}</Badge>;
  }
  if (!applicationDeadline) return null;
  const days = daysUntil(applicationDeadline, now);
  if (days <= SOON_DAYS) return <Badge tone="yellow">{days < 1 ? text.lastDay : text.daysLeft(days, digits)}</Badge>;
  return isDateShown && <span className={styles.date}>{text.until(format.date(applicationDeadline))}</span>;
}
