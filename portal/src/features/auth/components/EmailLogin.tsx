import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '@masar/contracts';
import { Button, TextField, useMessages } from '@masar/ui';
import { fieldError, submittedValues } from '#shared/forms/form-values';
import { FormFailure } from '#shared/forms/FormFailure';
import { paths } from '#shared/navigation/paths';
import { useSignIn } from '#shared/session/useSignIn';
import { authMessages } from '../auth.messages';
import { useEmailLogin } from '../auth.mutations';
import { SignInPassOffer } from './SignInPassOffer';

/** Too many attempts at this account or from this network; its owner passes by mail (AUTH-11). */
const isSlowed = (error: unknown): boolean => error instanceof ApiError && error.code === 'auth.sign_in_slowed';

/** E-mail and password (AUTH-2); who has a second factor goes on to the next step (IDM-1). */
export function EmailLogin() {
  const text = useMessages(authMessages);
  const login = useEmailLogin();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        const { email = '', password = '' } = submittedValues(event);
        login.mutate(
          { email, password },
          {
            onSuccess: (answer) =>
              'factors' in answer
                ? void navigate({ pathname: paths.secondStep.href(), search })
                : signIn(answer, 'password'),
          },
        );
      }}
    >
      <TextField
        label={text.email}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="username"
        required
        error={fieldError(login.error, 'email')}
      />
      <TextField
        label={text.password}
        name="password"
        type="password"
        dir="ltr"
        autoComplete="current-password"
        required
        error={fieldError(login.error, 'password')}
      />
      <FormFailure error={login.error} fields={['email', 'password']} />
      {isSlowed(login.error) && <SignInPassOffer email={login.variables?.email ?? ''} />}
      <Button type="submit" size="large" wide busy={login.isPending}>
        {text.login}
      </Button>
    </form>
  );
}
