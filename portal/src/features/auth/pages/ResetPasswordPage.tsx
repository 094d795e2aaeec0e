import { useSearchParams } from 'react-router-dom';
import { limits } from '@masar/domain';
import { Button, Notice, TextField, useLocale, useMessages } from '@masar/ui';
import { fieldError, submittedValues } from '#shared/forms/form-values';
import { FormFailure } from '#shared/forms/FormFailure';
import { paths } from '#shared/navigation/paths';
import { authMessages } from '../auth.messages';
import { useResetPassword } from '../auth.mutations';
import { AuthLink } from '../components/AuthLink';
import { AuthPage } from '../components/AuthPage';

function ResetForm({ token }: { token: string }) {
  const text = useMessages(authMessages);
  const { format } = useLocale();
  const reset = useResetPassword();
  if (reset.isSuccess) return <Notice kind="success">{text.resetDone}</Notice>;
  return (
    <form noValidate onSubmit={(event) => reset.mutate({ token, password: submittedValues(event)['password'] ?? '' })}>
      <TextField
        label={text.newPassword}
        name="password"
        type="password"
        dir="ltr"
        autoComplete="new-password"
        required
        hint={text.passwordHint(format.number(limits.passwordMinimumLength))}
        error={fieldError(reset.error, 'password')}
      />
      <FormFailure error={reset.error} fields={['password']} />
      <Button type="submit" size="large" wide busy={reset.isPending}>
        {text.save}
      </Button>
    </form>
  );
}

/** /login/reset-password?token=…: the target of the link in the mail (AUTH-2). */
export default function ResetPasswordPage() {
  const text = useMessages(authMessages);
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
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
      {token ? <ResetForm token={token} /> : <Notice kind="danger">{text.linkBroken}</Notice>}
    </AuthPage>
  );
}
