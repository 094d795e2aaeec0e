import { Button, TextField, useMessages } from '@masar/ui';
import { FormFailure } from '#shared/forms/FormFailure';
import { fieldError, submittedValues } from '#shared/forms/form-values';
import { useSignIn } from '#shared/session/useSignIn';
import { secondStepMessages } from '../second-step.messages';
import { useSecondStep } from '../second-step.queries';

/** Six digits of the app, or a recovery code. */
export function SecondStepCode({ kind }: { kind: 'code' | 'recoveryCode' }) {
  const text = useMessages(secondStepMessages);
  const prove = useSecondStep();
  const signIn = useSignIn();
  const isApp = kind === 'code';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        const { [kind]: proof = '' } = submittedValues(event);
        prove.mutate({ [kind]: proof }, { onSuccess: (user) => signIn(user, 'password') });
      }}
    >
      <TextField
        label={text[kind]}
        name={kind}
        dir="ltr"
        hint={isApp ? text.codeHint : text.recoveryHint}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : 'text'}
        maxLength={isApp ? 6 : 40}
        autoFocus
        required
        error={fieldError(prove.error, kind)}
      />
      <FormFailure error={prove.error} fields={[kind]} fallback={text.failed} />
      <Button type="submit" size="large" wide busy={prove.isPending}>
        {text.enter}
      </Button>
    </form>
  );
}
