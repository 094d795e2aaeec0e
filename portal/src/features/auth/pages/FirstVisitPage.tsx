import { ApiError } from '@masar/contracts';
import { ErrorState, Isolated, isolated, Notice, PageSpinner, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { AgreeForm } from '../components/AgreeForm';
import { AuthLink } from '../components/AuthLink';
import { AuthPage } from '../components/AuthPage';
import { InvitationDetails } from '../components/InvitationDetails';
import { firstVisit, useRefuse } from '../first-visit.queries';
import { invitationMessages } from '../invitation.messages';

/** /login/first-visit: between the organisation's account and one here, nothing being kept before (AUTH-3). */
export default function FirstVisitPage() {
  const text = useMessages(invitationMessages);
  const describe = useFailureText();
  const refuse = useRefuse();
  const visit = useQuery({ ...firstVisit(), enabled: !refuse.isSuccess });
  const again = <AuthLink to={paths.login.href()}>{text.startAgain}</AuthLink>;
  if (refuse.isSuccess)
    return (
      <AuthPage title={text.firstVisitTitle}>
        <Notice kind="info">{text.refused}</Notice>
        <ButtonLink size="large" wide to={paths.login.href()}>
          {text.startAgain}
        </ButtonLink>
      </AuthPage>
    );
  if (visit.isPending) return <PageSpinner />;
  if (visit.isError) {
    const isOver = visit.error instanceof ApiError && visit.error.status === 410;
    return (
      <AuthPage title={text.firstVisitTitle} links={again}>
        {isOver ? (
          <Notice kind="info">{text.over}</Notice>
        ) : (
          <ErrorState title={text.failed} headingLevel={2} onRetry={() => void visit.refetch()}>
            {describe(visit.error)}
          </ErrorState>
        )}
      </AuthPage>
    );
  }
  const { email, name, invitation } = visit.data;
  return (
    <AuthPage
      title={text.firstVisitTitle}
      intro={invitation ? text.invitedVisitIntro(isolated(email)) : text.firstVisitIntro(isolated(email))}
    >
      {name && (
        <p>
          {text.name}: <Isolated>{name}</Isolated>
        </p>
      )}
      {invitation && <InvitationDetails invitation={invitation} />}
      <AgreeForm refuse={refuse} />
    </AuthPage>
  );
}
