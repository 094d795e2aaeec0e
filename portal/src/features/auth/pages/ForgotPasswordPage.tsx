import { Button, TextField, useMessages } from '@masar/ui';
import { FormFailure } from '#shared/forms/FormFailure';
import { useAccountRules } from '#shared/forms/useAccountRules';
import { useCheckedForm } from '#shared/forms/useCheckedForm';
import { paths } from '#shared/navigation/paths';
import { authMessages } from '../auth.messages';
import { useForgotPassword } from '../auth.mutations';
import { checkMailMessages } from '../check-mail.messages';
import { AskAgain } from '../components/AskAgain';
import { AuthLink } from '../components/AuthLink';
import { AuthPage } from '../components/AuthPage';
import { CheckMail } from '../components/CheckMail';
import { useMailWait } from '../useMailWait';

/** /login/forgot-password: asks for a link; the same answer for known and unknown addresses (AUTH-6). */
export default function ForgotPasswordPage() {
  const text = useMessages(authMessages);
  const waiting = useMessages(checkMailMessages);
  const request = useForgotPassword();
  const mail = useMailWait<string>();
  const { form, errorOf, failure, isBusy } = useCheckedForm({
    rules: { email: useAccountRules().email },
    send: async ({ email }) => {
      await request.mutateAsync(email);
      return email;
    },
    onSent: mail.wait,
  });
  if (mail.waitingFor !== null)
    return (
      <CheckMail email={mail.waitingFor} lead={waiting.forgot} back={waiting.correctEmail} onBack={mail.correct}>
        <AskAgain asking={request} asked={mail.waitingFor} />
      </CheckMail>
    );
  return (
    <AuthPage
      title={text.forgotTitle}
      intro={text.forgotIntro}
      links={<AuthLink to={paths.emailLogin.href()}>{text.login}</AuthLink>}
    >
      <form {...form}>
        <TextField
          label={text.email}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="username"
          defaultValue={mail.former ?? undefined}
          autoFocus={mail.former !== null}
          required
          error={errorOf('email')}
        />
        <FormFailure {...failure} />
        <Button type="submit" size="large" wide busy={isBusy}>
          {text.send}
        </Button>
      </form>
    </AuthPage>
  );
}
