import { Notice, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#shared/navigation/paths';
import { sessionQueries } from '#shared/session/session.queries';
import { authMessages } from '../auth.messages';
import { useRegister, type WantedAccount } from '../auth.mutations';
import { checkMailMessages } from '../check-mail.messages';
import { AskAgain } from '../components/AskAgain';
import { AuthLink } from '../components/AuthLink';
import { AuthPage } from '../components/AuthPage';
import { CheckMail } from '../components/CheckMail';
import { RegisterForm } from '../components/RegisterForm';
import { useMailWait } from '../useMailWait';

/** /login/register: a new account; the answer never tells whether the address was known (AUTH-2, AUTH-6). */
export default function RegisterPage() {
  const text = useMessages(authMessages);
  const waiting = useMessages(checkMailMessages);
  const config = useQuery(sessionQueries.config());
  const register = useRegister();
  const mail = useMailWait<WantedAccount>();
  if (mail.waitingFor)
    return (
      <CheckMail
        email={mail.waitingFor.email}
        lead={waiting.registered}
        back={waiting.correctEmail}
        onBack={mail.correct}
      >
        <AskAgain asking={register} asked={mail.waitingFor} />
      </CheckMail>
    );
  return (
    <AuthPage
      title={text.register}
      intro={text.registerIntro}
      links={
        <span>
          {text.haveAccount} <AuthLink to={paths.emailLogin.href()}>{text.login}</AuthLink>
        </span>
      }
    >
      {config.data?.registrationEnabled === false ? (
        <Notice kind="warning">{text.registrationClosed}</Notice>
      ) : (
        <RegisterForm register={register} mail={mail} />
      )}
    </AuthPage>
  );
}
