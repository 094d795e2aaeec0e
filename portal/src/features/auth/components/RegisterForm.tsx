import { limits } from '@masar/domain';
import { Button, CheckField, PasswordField, TextField, useLocale, useMessages } from '@masar/ui';
import { useSearchParams } from 'react-router-dom';
import { FormFailure } from '#shared/forms/FormFailure';
import { useAccountRules } from '#shared/forms/useAccountRules';
import { useCheckedForm, written } from '#shared/forms/useCheckedForm';
import { paths } from '#shared/navigation/paths';
import { safeRedirect } from '#shared/navigation/redirect';
import { authMessages } from '../auth.messages';
import type { useRegister, WantedAccount } from '../auth.mutations';
import type { MailWait } from '../useMailWait';
import { AgreedTexts } from './AgreedTexts';
import { NameFields } from './NameFields';

interface RegisterFormProps {
  register: ReturnType<typeof useRegister>;
  mail: MailWait<WantedAccount>;
}

/** Letters that the server takes: from further the mailed link leads to the start. */
const longestWayBack = 500;

/** The page that the mailed link leads back to (NAV-6); who wants courses of whatever kind is led by /start (DSH-8). */
function useWayBack(): string | undefined {
  const [parameters] = useSearchParams();
  const page = safeRedirect(parameters.get('redirect'));
  return page && page !== paths.courses.href() && page.length <= longestWayBack ? page.slice(1) : undefined;
}

/** Names, address, password and consent; who comes back to correct the address finds all of it (AUTH-2). */
export function RegisterForm({ register, mail: { former, wait } }: RegisterFormProps) {
  const text = useMessages(authMessages);
  const { format } = useLocale();
  const { email, newPassword, printedName } = useAccountRules();
  const redirect = useWayBack();
  const { form, errorOf, failure, isBusy } = useCheckedForm({
    rules: {
      firstName: printedName(text.writeFirstName),
      lastName: printedName(text.writeLastName),
      email,
      password: newPassword,
      isSixteenOrOlder: written(text.sixteenRequired),
    },
    send: async (values) => {
      const account = { ...values, isSixteenOrOlder: true as const, ...(redirect && { redirect }) };
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
