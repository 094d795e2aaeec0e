import { EmptyState, ErrorState, RowsSkeleton, shell, useMessages } from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import styles from '../components/CertificateReviews.module.css';
import { InvitationRow } from '../components/InvitationRow';
import { courseInvitationQueries } from '../course-invitations.queries';
import { courseInvitationsMessages } from '../messages/course-invitations.messages';

/** /course-invitations: where notifications and mails of invitations to teach lead (CRS-14). */
export default function CourseInvitationsPage() {
  const text = useMessages(courseInvitationsMessages);
  const describe = useFailureText();
  const invitations = useSignedInQuery(courseInvitationQueries.mine());
  return (
    <Page title={text.title} intro={text.intro}>
      {invitations.isPending && <RowsSkeleton rows={2} />}
      {invitations.isError && (
        <ErrorState headingLevel={2} title={text.loadFailed} onRetry={() => void invitations.refetch()}>
          {describe(invitations.error)}
        </ErrorState>
      )}
      {invitations.data?.length === 0 && (
        <EmptyState
          headingLevel={2}
          title={text.empty}
          action={<ButtonLink to={paths.home.href()}>{text.toHome}</ButtonLink>}
        >
          {text.emptyHint}
        </EmptyState>
      )}
      {invitations.data && invitations.data.length > 0 && (
        <ul role="list" className={`${shell.stack16} ${styles.list}`}>
          {invitations.data.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </Page>
  );
}
