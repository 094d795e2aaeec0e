import { limits } from '@masar/domain';
import { Button, CheckField, PasswordField, TextField, useLocale, useMessages } from '@masar/ui';
import { FormFailure } from '#shared/forms/FormFailure';
import { useAccountRules } from '#shared/forms/useAccountRules';
import { useCheckedForm, written } from '#shared/forms/useCheckedForm';
import { authMessages } from '../auth.messages';
import type { useRegister, WantedAccount } from '../auth.mutations';
import type { MailWait } from '../useMailWait';
import { AgreedTexts } from './AgreedTexts';
import { NameFields } from './NameFields';

interface RegisterFormProps {
  register: ReturnType<typeof useRegister>;
  mail: MailWait<WantedAccount>;
}

/** Names, address, password and consent; who comes back to correct the address finds all of it (AUTH-2). */
export function RegisterForm({ register, mail: { former, wait } }: RegisterFormProps) {
  const text = useMessages(authMessages);
  const { format } = useLocale();
  const { email, newPassword, printedName } = useAccountRules();
  const { form, errorOf, failure, isBusy } = useCheckedForm({
    rules: {
      firstName: printedName(text.writeFirstName),
      lastName: printedName(text.writeLastName),
      email,
      password: newPassword,
      isSixteenOrOlder: written(text.sixteenRequired),
    },
    send: async (values) => {
      const account = { ...values, isSixteenOrOlder: true as const };
      await register.mutateAsync(account);
      return account;
    },
    onSent: wait,
  });
  return (
    <form {...form}>
      <NameFields names={former ?? undefined} errorOf={errorOf} />
      <TextField
        label={text.email}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="username"
        defaultValue={former?.email}
        autoFocus={former !== null}
        required
        error={errorOf('email')}
      />
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="new-password"
        defaultValue={former?.password}
        required
        hint={text.passwordHint(format.number(limits.passwordMinimumLength))}
        error={errorOf('password')}
      />
      <CheckField
        label={<AgreedTexts sentence={text.sixteen} />}
        name="isSixteenOrOlder"
        defaultChecked={former !== null}
        error={errorOf('isSixteenOrOlder')}
      />
      <FormFailure {...failure} />
      <Button type="submit" size="large" wide busy={isBusy}>
        {text.create}
      </Button>
    </form>
  );
}
