import { ErrorState, isolated, Notice, PageSpinner, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { authMessages } from '../auth.messages';
import { useResetPassword } from '../auth.mutations';
import { AuthLink } from '../components/AuthLink';
import { AuthPage } from '../components/AuthPage';
import { InvitationDetails } from '../components/InvitationDetails';
import { ResetForm } from '../components/ResetForm';
import { passwordLink } from '../password-link.queries';

/** /login/reset-password?token=…: the target of the link in the mail, of an invitation or for a new password (AUTH-2). */
export default function ResetPasswordPage() {
  const text = useMessages(authMessages);
  const [parameters] = useSearchParams();
  const describe = useFailureText();
  const token = parameters.get('token') ?? '';
  const link = useQuery(passwordLink(token));
  const reset = useResetPassword();
  if (reset.isSuccess)
    return (
      <AuthPage title={text.resetTitle}>
        <Notice kind="success">{text.resetDone}</Notice>
        <ButtonLink size="large" wide to={paths.emailLogin.href()}>
          {text.login}
        </ButtonLink>
      </AuthPage>
    );
  if (!token)
    return (
      <AuthPage title={text.resetTitle} links={<AuthLink to={paths.emailLogin.href()}>{text.login}</AuthLink>}>
        <Notice kind="danger">{text.linkBroken}</Notice>
        <ButtonLink size="large" wide to={paths.forgotPassword.href()}>
          {text.newLink}
        </ButtonLink>
      </AuthPage>
    );
  if (link.isPending) return <PageSpinner />;
  const links = (
    <>
      <AuthLink to={paths.emailLogin.href()}>{text.login}</AuthLink>
      <AuthLink to={paths.forgotPassword.href()}>{text.newLink}</AuthLink>
    </>
  );
  if (link.isError)
    return (
      <AuthPage title={text.resetTitle} links={links}>
        <ErrorState title={text.linkFailed} headingLevel={2} onRetry={() => void link.refetch()}>
          {describe(link.error)}
        </ErrorState>
      </AuthPage>
    );
  const { invitation } = link.data;
  if (invitation)
    return (
      <AuthPage title={text.invitedTitle} intro={text.invitedIntro(isolated(invitation.email))} links={links}>
        <InvitationDetails invitation={invitation} />
        <ResetForm token={token} reset={reset.mutateAsync} asksToAgree label={text.password} />
      </AuthPage>
    );
  return (
    <AuthPage title={text.resetTitle} intro={text.resetIntro} links={links}>
      <ResetForm token={token} reset={reset.mutateAsync} />
    </AuthPage>
  );
}
