import { PageSpinner, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Follow } from '#shared/navigation/follow';
import { paths } from '#shared/navigation/paths';
import { safeRedirect } from '#shared/navigation/redirect';
import { sessionQueries } from '#shared/session/session.queries';
import { useSession } from '#shared/session/SessionProvider';
import { authMessages } from '../auth.messages';
import { AuthLink } from '../components/AuthLink';
import { AuthPage } from '../components/AuthPage';
import { DemoLogin } from '../components/DemoLogin';
import { EmailLogin } from '../components/EmailLogin';
import { PasskeyLogin } from '../components/PasskeyLogin';
import { ProviderLogin } from '../components/ProviderLogin';
import { ProviderRefusal } from '../components/ProviderRefusal';
import { RegisterLink } from '../components/RegisterLink';
import { type AwaitedMail, SignInMail } from '../components/SignInMail';
import { useMailWait } from '../useMailWait';

/** /login: the role picker in demo mode, else e-mail and password (AUTH-1, AUTH-2). */
export default function LoginPage() {
  const text = useMessages(authMessages);
  const config = useQuery(sessionQueries.config());
  const { isSignedIn } = useSession();
  const [parameters] = useSearchParams();
  const redirect = safeRedirect(parameters.get('redirect'));
  const mail = useMailWait<AwaitedMail>();

  if (config.isPending) return <PageSpinner />;
  // Who is signed in already and only wanted to go somewhere is let through.
  if (isSignedIn && redirect) return <Follow to={redirect} />;

  if (mail.waitingFor) return <SignInMail awaited={mail.waitingFor} onBack={mail.correct} />;

  const isDemo = config.data?.demoMode ?? false;
  return (
    <AuthPage
      title={text.login}
      intro={isDemo ? text.demoIntro : text.emailIntro}
      links={
        isDemo ? (
          <AuthLink to={paths.emailLogin.href()}>{text.byEmail}</AuthLink>
        ) : (
          <>
            <RegisterLink />
            <AuthLink to={paths.forgotPassword.href()}>{text.forgot}</AuthLink>
          </>
        )
      }
    >
      <ProviderRefusal />
      {isDemo ? <DemoLogin /> : <EmailLogin mail={mail} />}
      {!isDemo && <PasskeyLogin />}
      {config.data?.oidcEnabled && <ProviderLogin />}
    </AuthPage>
  );
}
