import { limits } from '@masar/domain';
import { Button, PasswordField, useLocale, useMessages } from '@masar/ui';
import { FormFailure } from '#shared/forms/FormFailure';
import { useAccountRules } from '#shared/forms/useAccountRules';
import { useCheckedForm } from '#shared/forms/useCheckedForm';
import { authMessages } from '../auth.messages';

interface ResetFormProps {
  /** Out of the mailed link. */
  token: string;
  reset: {
    mutate: (chosen: { token: string; password: string }) => void;
    isPending: boolean;
    error: Error | null;
  };
  label?: string;
  action?: string;
}

/** A password that is chosen with a mailed link. */
export function ResetForm({ token, reset, label, action }: ResetFormProps) {
  const text = useMessages(authMessages);
  const { format } = useLocale();
  const { form, errorOf, failure } = useCheckedForm({
    rules: { password: useAccountRules().newPassword },
    error: reset.error,
    send: ({ password }) => reset.mutate({ token, password }),
  });
  return (
    <form {...form}>
      <PasswordField
        label={label ?? text.newPassword}
        name="password"
        autoComplete="new-password"
        required
        hint={text.passwordHint(format.number(limits.passwordMinimumLength))}
        error={errorOf('password')}
      />
      <FormFailure {...failure} />
      <Button type="submit" size="large" wide busy={reset.isPending}>
        {action ?? text.save}
      </Button>
    </form>
  );
}
