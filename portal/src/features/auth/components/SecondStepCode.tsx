import { latinDigits, limits } from '@masar/domain';
import { Button, CodeField, TextField, useMessages } from '@masar/ui';
import { FormFailure } from '#shared/forms/FormFailure';
import { type FieldRule, useCheckedForm, written } from '#shared/forms/useCheckedForm';
import { useSignIn } from '#shared/session/useSignIn';
import { secondStepMessages } from '../second-step.messages';
import { useSecondStep } from '../second-step.queries';

/** Six digits of the app, or a recovery code. */
export function SecondStepCode({ kind }: { kind: 'code' | 'recoveryCode' }) {
  const text = useMessages(secondStepMessages);
  const prove = useSecondStep();
  const signIn = useSignIn();
  const rules: Record<typeof kind, FieldRule> = {
    code: (code) => (code.length < limits.authenticatorCodeLength ? text.writeCode : undefined),
    recoveryCode: written(text.writeRecoveryCode),
  };
  const { form, errorOf, failure, isBusy } = useCheckedForm({
    rules: { [kind]: rules[kind] },
    send: ({ [kind]: proof = '' }) => prove.mutateAsync({ [kind]: latinDigits(proof) }),
    onSent: (user) => signIn(user, 'password'),
  });
  const field = { label: text[kind], name: kind, autoFocus: true, required: true, error: errorOf(kind) };
  return (
    <form {...form}>
      {kind === 'code' ? (
        <CodeField {...field} hint={text.codeHint} />
      ) : (
        <TextField {...field} dir="ltr" hint={text.recoveryHint} autoComplete="off" maxLength={40} />
      )}
      <FormFailure {...failure} fallback={text.failed} />
      <Button type="submit" size="large" wide busy={isBusy}>
        {text.enter}
      </Button>
    </form>
  );
}
