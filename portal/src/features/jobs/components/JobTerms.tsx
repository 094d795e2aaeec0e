import type { ReactNode } from 'react';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import type { Job } from '../job-answers';
import { jobDetailMessages } from '../messages/job-detail.messages';
import { lineIn } from '../model/job-text';
import { DeadlineText } from './DeadlineText';
import styles from './JobTerms.module.css';

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.term}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Salary, deadline and how many applied; the contact for those who may know it. */
export function JobTerms({ job }: { job: Job }) {
  const text = useMessages(jobDetailMessages);
  const { language, format, digits } = useLocale();
  const salary = lineIn(job, 'salaryRange', language);
  return (
    <dl className={styles.terms}>
      {salary && (
        <Term name={text.salary}>
          <Isolated className={styles.salary}>{salary}</Isolated>
        </Term>
      )}
      <Term name={text.deadline}>
        {job.applicationDeadline ? format.date(job.applicationDeadline) : text.noDeadline}
        {(job.applicationDeadline || job.closedReason) && (
          <span className={styles.left}>
            <DeadlineText job={job} isDateShown={false} />
          </span>
        )}
      </Term>
      {job.contactInfo && (
        <Term name={text.contact}>
          <Isolated className={styles.contact}>{job.contactInfo}</Isolated>
        </Term>
      )}
      <Term name={text.applicants}>{text.applicantCount(job.applicationsCount, digits)}</Term>
    </dl>
  );
}
