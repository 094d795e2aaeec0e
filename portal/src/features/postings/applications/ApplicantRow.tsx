import { textDirection } from '@masar/i18n';
import { AccountBadge, Avatar, ExternalIcon, Isolated, shell, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { RelativeTime } from '#shared/time/RelativeTime';
import type { Application } from '../posting';
import styles from './ApplicantRow.module.css';
import { applicantsMessages } from './applicants.messages';
import { ApplicationMoves } from './ApplicationMoves';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';
import { AttachedCv } from './AttachedCv';

/** Somebody who applied, what they wrote and the decision about it. */
export function ApplicantRow({ application }: { application: Application }) {
  const text = useMessages(applicantsMessages);
  const { applicant, message, resumeUrl, hasCv } = application;
  const name = applicant.name ?? text.noName;
  return (
    <li className={`${shell.card} ${styles.row}`}>
      <div className={styles.head}>
        <Avatar personId={applicant.id} name={name} imageUrl={applicant.profileImageUrl} />
        <div className={styles.person}>
          <h3 className={styles.name}>
            <Isolated>{name}</Isolated>
            <AccountBadge role={applicant.role} />
          </h3>
          <span className={styles.when}>
            <RelativeTime at={application.appliedAt} />
          </span>
        </div>
        <ApplicationStatusBadge status={application.status} />
      </div>
      {message && (
        <p className={styles.letter} dir={textDirection(message)}>
          {message}
        </p>
      )}
      <p className={styles.links}>
        {applicant.email && (
          <a href={`mailto:${applicant.email}`} dir="ltr">
            {applicant.email}
          </a>
        )}
        {hasCv && <AttachedCv applicationId={application.id} />}
        {resumeUrl && (
          <a href={resumeUrl} target="_blank" rel="noopener noreferrer nofollow">
            {text.resume}
            <ExternalIcon size={16} />
          </a>
        )}
        <Link to={paths.application.href(application.id)} aria-label={text.detailsOf(name)}>
          {text.details}
        </Link>
      </p>
      <ApplicationMoves application={application} of={name} />
    </li>
  );
}
