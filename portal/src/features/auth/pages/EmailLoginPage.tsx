import { useMessages } from '@masar/ui';
import { paths } from '#shared/navigation/paths';
import { useSession } from '#shared/session/SessionProvider';
import { authMessages } from '../auth.messages';
import { AuthLink } from '../components/AuthLink';
import { AuthPage } from '../components/AuthPage';
import { EmailLogin } from '../components/EmailLogin';
import { PasskeyLogin } from '../components/PasskeyLogin';
import { RegisterLink } from '../components/RegisterLink';
import { type AwaitedMail, SignInMail } from '../components/SignInMail';
import { useMailWait } from '../useMailWait';

/** /login/email: signing in by e-mail where /login is the role picker. */
export default function EmailLoginPage() {
  const text = useMessages(authMessages);
  const { isDemo } = useSession();
  const mail = useMailWait<AwaitedMail>();
  if (mail.waitingFor) return <SignInMail awaited={mail.waitingFor} onBack={mail.correct} />;
  return (
    <AuthPage
      title={text.login}
      intro={text.emailIntro}
      links={
        <>
          <RegisterLink />
          <AuthLink to={paths.forgotPassword.href()}>{text.forgot}</AuthLink>
          {isDemo && <AuthLink to={paths.login.href()}>{text.byDemo}</AuthLink>}
        </>
      }
    >
      <EmailLogin mail={mail} />
      <PasskeyLogin />
    </AuthPage>
  );
}
