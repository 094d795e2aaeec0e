import { Notice, useMessages } from '@masar/ui';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { authMessages } from '../auth.messages';
import { useResetPassword } from '../auth.mutations';
import { AuthLink } from '../components/AuthLink';
import { AuthPage } from '../components/AuthPage';
import { ResetForm } from '../components/ResetForm';

/** /login/reset-password?token=…: the target of the link in the mail (AUTH-2). */
export default function ResetPasswordPage() {
  const text = useMessages(authMessages);
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
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
  return (
    <AuthPage
      title={text.resetTitle}
      intro={text.resetIntro}
      links={
        <>
          <AuthLink to={paths.emailLogin.href()}>{text.login}</AuthLink>
          <AuthLink to={paths.forgotPassword.href()}>{text.newLink}</AuthLink>
        </>
      }
    >
      <ResetForm token={token} reset={reset} />
    </AuthPage>
  );
}
