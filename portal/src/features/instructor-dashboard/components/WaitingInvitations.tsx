import { shell, useMessages } from '@masar/ui';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { courseInvitationQueries } from '../course-invitations.queries';
import { courseInvitationsMessages } from '../messages/course-invitations.messages';
import styles from './CertificateReviews.module.css';
import { InvitationRow } from './InvitationRow';

/** Invitations to teach that wait; nothing where there is none. */
export default function WaitingInvitations() {
  const text = useMessages(courseInvitationsMessages);
  const invitations = useSignedInQuery(courseInvitationQueries.mine());
  if (!invitations.data || invitations.data.length === 0) return null;
  return (
    <section className={shell.stack16} aria-labelledby="course-invitations">
      <h2 id="course-invitations">{text.title}</h2>
      <ul role="list" className={`${shell.stack16} ${styles.list}`}>
        {invitations.data.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}
