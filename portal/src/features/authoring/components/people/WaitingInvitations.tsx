import { Isolated, shell, useMessages } from '@masar/ui';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { RelativeTime } from '#shared/time/RelativeTime';
import { courseRightWords } from '#subjects/courses/course-rights.messages';
import { coursePeopleMessages } from '../../messages/course-people.messages';
import { type CourseInvitation, invitationsOf, useTakeBackInvitation } from '../../people.queries';
import { AskedDeed } from './AskedDeed';
import styles from './CoursePeople.module.css';

/** Addresses that have not answered yet; nothing where none waits. */
export function WaitingInvitations({ courseId }: { courseId: string }) {
  const text = useMessages(coursePeopleMessages);
  const invitations = useSignedInQuery(invitationsOf(courseId));
  if (!invitations.data || invitations.data.length === 0) return null;
  return (
    <>
      <h3 id="waiting-invitations">{text.waiting}</h3>
      <ul role="list" className={styles.list} aria-labelledby="waiting-invitations">
        {invitations.data.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </>
  );
}

function InvitationRow({ invitation: { id, email, right, createdAt } }: { invitation: CourseInvitation }) {
  const text = useMessages(coursePeopleMessages);
  const rights = useMessages(courseRightWords);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={`${shell.line} ${styles.name}`}>
          <Isolated>{email}</Isolated>
        </p>
        <p className={styles.facts}>
          {rights[right]} · {text.invitedOn} <RelativeTime at={createdAt} />
        </p>
      </div>
      <AskedDeed
        label={text.takeBackInvitation}
        name={text.takeBackInvitationOf(email)}
        title={text.takeBackInvitationTitle}
        deed={useTakeBackInvitation(id)}
        done={text.invitationTakenBack}
      >
        {text.takeBackInvitationHint}
      </AskedDeed>
    </li>
  );
}
