import { ApiError } from '@masar/contracts';
import { Button, PasswordField, TextField, useMessages } from '@masar/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { FormFailure } from '#shared/forms/FormFailure';
import { useAccountRules } from '#shared/forms/useAccountRules';
import { useCheckedForm } from '#shared/forms/useCheckedForm';
import { paths } from '#shared/navigation/paths';
import { useSignIn } from '#shared/session/useSignIn';
import { authMessages } from '../auth.messages';
import { useEmailLogin } from '../auth.mutations';
import type { MailWait } from '../useMailWait';
import type { AwaitedMail } from './SignInMail';
import { SignInPassOffer } from './SignInPassOffer';

const isFor = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code;

/** E-mail and password (AUTH-2); who has a second factor goes on to the next step (IDM-1), others to their mailbox. */
export function EmailLogin({ mail }: { mail: MailWait<AwaitedMail> }) {
  const text = useMessages(authMessages);
  const login = useEmailLogin();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { email, password } = useAccountRules();
  const { form, errorOf, failure, isBusy } = useCheckedForm({
    rules: { email, password },
    send: (values) => login.mutateAsync(values),
    onSent: (answer) =>
      'factors' in answer ? void navigate({ pathname: paths.secondStep.href(), search }) : signIn(answer, 'password'),
    onRefused: (error, values) => {
      if (isFor(error, 'auth.email_unverified')) mail.wait({ kind: 'confirmation', email: values.email });
    },
  });
  const asked = login.variables?.email ?? '';
  return (
    <form {...form}>
      <TextField
        label={text.email}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="username"
        defaultValue={mail.former?.email}
        autoFocus={mail.former !== null}
        required
        error={errorOf('email')}
      />
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="current-password"
        required
        error={errorOf('password')}
      />
      <FormFailure {...failure} />
      {/* Too many attempts at this account or from this network: its owner passes by mail (AUTH-11). */}
      {isFor(failure.error, 'auth.sign_in_slowed') && (
        <SignInPassOffer email={asked} onSent={() => mail.wait({ kind: 'pass', email: asked })} />
      )}
      <Button type="submit" size="large" wide busy={isBusy}>
        {text.login}
      </Button>
    </form>
  );
}
