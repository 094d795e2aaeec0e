import { textIn } from '@masar/i18n';
import { Isolated, useLocale, useMessages, useRoleName } from '@masar/ui';
import type { Invitation } from '../first-visit.queries';
import { invitationMessages } from '../invitation.messages';
import styles from './InvitationDetails.module.css';

/** By whom and to what somebody is invited (AUTH-2). */
export function InvitationDetails({ invitation }: { invitation: Invitation }) {
  const text = useMessages(invitationMessages);
  const { language } = useLocale();
  const role = useRoleName(invitation.role);
  const { organization, invitedBy, courses } = invitation;
  return (
    <dl className={styles.details} aria-label={text.invitation}>
      <dt>{text.organization}</dt>
      <dd>
        <Isolated>{textIn(organization, language)}</Isolated>
      </dd>
      {invitedBy && (
        <>
          <dt>{text.invitedBy}</dt>
          <dd>
            <Isolated>{textIn(invitedBy, language)}</Isolated>
          </dd>
        </>
      )}
      <dt>{text.account}</dt>
      <dd>{role}</dd>
      {courses.length > 0 && (
        <>
          <dt>{text.courses}</dt>
          {courses.map((title) => (
            <dd key={textIn(title, language)}>
              <Isolated>{textIn(title, language)}</Isolated>
            </dd>
          ))}
        </>
      )}
    </dl>
  );
}
