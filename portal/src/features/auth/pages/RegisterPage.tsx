import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@masar/domain';
import { Button, CheckField, Notice, TextField, useLocale, useMessages } from '@masar/ui';
import { fieldError, submittedValues } from '#shared/forms/form-values';
import { FormFailure } from '#shared/forms/FormFailure';
import { paths } from '#shared/navigation/paths';
import { sessionQueries } from '#shared/session/session.queries';
import { authMessages } from '../auth.messages';
import { useRegister } from '../auth.mutations';
import { AgreedTexts } from '../components/AgreedTexts';
import { AuthLink } from '../components/AuthLink';
import { AuthPage } from '../components/AuthPage';

const fields = ['firstName', 'lastName', 'email', 'password', 'isSixteenOrOlder'] as const;

function RegisterForm() {
  const text = useMessages(authMessages);
  const { format } = useLocale();
  const register = useRegister();
  const [isSixteen, setSixteen] = useState(false);
  const [isAgeMissing, setAgeMissing] = useState(false);

  if (register.isSuccess) return <Notice kind="success">{text.registered}</Notice>;
  const error = (field: (typeof fields)[number]) => fieldError(register.error, field);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        const { firstName = '', lastName = '', email = '', password = '' } = submittedValues(event);
        setAgeMissing(!isSixteen);
        if (isSixteen) register.mutate({ firstName, lastName, email, password, isSixteenOrOlder: true });
      }}
    >
      <TextField
        label={text.firstName}
        name="firstName"
        autoComplete="given-name"
        required
        error={error('firstName')}
      />
      <TextField label={text.lastName} name="lastName" autoComplete="family-name" required error={error('lastName')} />
      <TextField
        label={text.email}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="username"
        required
        error={error('email')}
      />
      <TextField
        label={text.password}
        name="password"
        type="password"
        dir="ltr"
        autoComplete="new-password"
        required
        hint={text.passwordHint(format.number(limits.passwordMinimumLength))}
        error={error('password')}
      />
      <CheckField
        label={<AgreedTexts sentence={text.sixteen} />}
        checked={isSixteen}
        onChange={(event) => setSixteen(event.target.checked)}
        error={isAgeMissing && !isSixteen ? text.sixteenRequired : error('isSixteenOrOlder')}
      />
      <FormFailure error={register.error} fields={fields} />
      <Button type="submit" size="large" wide busy={register.isPending}>
        {text.create}
      </Button>
    </form>
  );
}

/** /login/register: a new account; the answer never tells whether the address was known (AUTH-2, AUTH-6). */
export default function RegisterPage() {
  const text = useMessages(authMessages);
  const config = useQuery(sessionQueries.config());
  return (
    <AuthPage
      title={text.register}
      intro={text.registerIntro}
      links={
        <>
          {text.haveAccount} <AuthLink to={paths.emailLogin.href()}>{text.login}</AuthLink>
        </>
      }
    >
      {config.data?.registrationEnabled === false ? (
        <Notice kind="warning">{text.registrationClosed}</Notice>
      ) : (
        <RegisterForm />
      )}
    </AuthPage>
  );
}
