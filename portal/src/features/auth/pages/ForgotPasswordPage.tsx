import { Button, Notice, TextField, useMessages } from '@masar/ui';
import { fieldError, submittedValues } from '#shared/forms/form-values';
import { FormFailure } from '#shared/forms/FormFailure';
import { paths } from '#shared/navigation/paths';
import { authMessages } from '../auth.messages';
import { useForgotPassword } from '../auth.mutations';
import { AuthLink } from '../components/AuthLink';
import { AuthPage } from '../components/AuthPage';

/** /login/forgot-password: asks for a link; the same answer for known and unknown addresses (AUTH-6). */
export default function ForgotPasswordPage() {
  const text = useMessages(authMessages);
  const request = useForgotPassword();
  return (
    <AuthPage
      title={text.forgotTitle}
      intro={text.forgotIntro}
      links={<AuthLink to={paths.emailLogin.href()}>{text.login}</AuthLink>}
    >
      {request.isSuccess ? (
        <Notice kind="success">{text.forgotSent}</Notice>
      ) : (
        <form noValidate onSubmit={(event) => request.mutate(submittedValues(event)['email'] ?? '')}>
          <TextField
            label={text.email}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="username"
            required
            error={fieldError(request.error, 'email')}
          />
          <FormFailure error={request.error} fields={['email']} />
          <Button type="submit" size="large" wide busy={request.isPending}>
            {text.send}
          </Button>
        </form>
      )}
    </AuthPage>
  );
}
