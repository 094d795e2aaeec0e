import { Link } from 'react-router-dom';
import { pickLocalized } from '@masar/i18n';
import { ChevronForwardIcon, Isolated, PointingIcon, useLocale, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { RelativeTime } from '#shared/time/RelativeTime';
import type { Job } from '../job-answers';
import { jobDetailMessages } from '../messages/job-detail.messages';
import { lineIn } from '../model/job-text';
import { JobFacts } from './JobFacts';
import styles from './JobHeader.module.css';

/** Title, company and the facts that decide whether one reads on. */
export function JobHeader({ job }: { job: Job }) {
  const text = useMessages(jobDetailMessages);
  const { language } = useLocale();
  return (
    <header className={styles.header}>
      <Link to={paths.jobs.href()} className={styles.back}>
        <PointingIcon icon={ChevronForwardIcon} back size={18} />
        {text.back}
      </Link>
      <h1 tabIndex={-1}>
        <Isolated>{pickLocalized(job, 'title', language)}</Isolated>
      </h1>
      <p className={styles.company}>
        <Isolated>{lineIn(job, 'companyName', language)}</Isolated>
      </p>
      <JobFacts job={job} />
      <p className={styles.posted}>
        {text.posted} <RelativeTime at={job.createdAt} />
      </p>
    </header>
  );
}
