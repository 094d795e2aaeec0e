import { ExternalIcon, Isolated, shell, useMessages } from '@masar/ui';
import { Stars } from '#subjects/rating/Stars';
import { Term, Terms } from '../page/Terms';
import type { ApplicationDetail } from '../posting';
import styles from './ApplicationPeople.module.css';
import { applicationsMessages, rateMessages } from './applications.messages';
import { AttachedCv } from './AttachedCv';

interface ApplicationPeopleProps {
  application: ApplicationDetail;
  /** The reader applied; otherwise they decide. */
  isMine: boolean;
}

/** How both sides reach each other once they agreed, and what came of it; nothing before. */
export function ApplicationPeople({ application, isMine }: ApplicationPeopleProps) {
  const text = useMessages(applicationsMessages);
  const rate = useMessages(rateMessages);
  const { applicant, contactInfo, rating, resumeUrl, hasCv } = application;
  const email = !isMine && applicant.email;
  const contact = isMine && contactInfo;
  if (!email && !contact && !rating && !resumeUrl && !hasCv) return null;
  return (
    <Terms>
      <Term name={text.email} isWide>
        {email && (
          <a href={`mailto:${email}`} className={`${shell.inline6} ${styles.link}`} dir="ltr">
            {email}
          </a>
        )}
      </Term>
      <Term name={text.contact} isWide>
        {contact && <Isolated>{contact}</Isolated>}
      </Term>
      <Term name={text.resume}>
        {(hasCv || resumeUrl) && (
          <>
            {hasCv && <AttachedCv applicationId={application.id} className={`${shell.inline6} ${styles.link}`} />}
            {resumeUrl && (
              <a
                href={resumeUrl}
                className={`${shell.inline6} ${styles.link}`}
                target="_blank"
                rel="noopener noreferrer nofollow"
              >
                <Isolated>{new URL(resumeUrl).hostname}</Isolated>
                <ExternalIcon size={16} />
              </a>
            )}
          </>
        )}
      </Term>
      <Term name={isMine ? rate.yours : rate.received}>{rating !== null && <Stars count={rating} />}</Term>
    </Terms>
  );
}
