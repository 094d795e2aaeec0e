import { limits } from '@masar/domain';
import { Button, CheckField, PasswordField, useLocale, useMessages } from '@masar/ui';
import { FormFailure } from '#shared/forms/FormFailure';
import { useAccountRules } from '#shared/forms/useAccountRules';
import { useCheckedForm, written } from '#shared/forms/useCheckedForm';
import { authMessages } from '../auth.messages';
import { AgreedTexts } from './AgreedTexts';
import { NameFields, type WishedNames } from './NameFields';

interface ChosenAccount {
  token: string;
  password: string;
  isSixteenOrOlder?: true;
  firstName?: string;
  lastName?: string;
}

interface ResetFormProps {
  /** Out of the mailed link. */
  token: string;
  reset: (chosen: ChosenAccount) => Promise<unknown>;
  /** Asks first what registering asks for (AUTH-2). */
  asksToAgree?: boolean;
  /** Asks for names too, beginning with these. */
  names?: WishedNames | undefined;
  label?: string;
  action?: string;
}

/** A password that is chosen with a mailed link. */
export function ResetForm({ token, reset, asksToAgree = false, names, label, action }: ResetFormProps) {
  const text = useMessages(authMessages);
  const { format } = useLocale();
  const { newPassword, printedName } = useAccountRules();
  const { form, errorOf, failure, isBusy } = useCheckedForm({
    rules: {
      firstName: names ? printedName(text.writeFirstName) : () => undefined,
      lastName: names ? printedName(text.writeLastName) : () => undefined,
      isSixteenOrOlder: asksToAgree ? written(text.sixteenRequired) : () => undefined,
      password: newPassword,
    },
    send: ({ password, firstName, lastName }) =>
      reset({
        token,
        password,
        ...(asksToAgree && { isSixteenOrOlder: true }),
        ...(names && { firstName, lastName }),
      }),
  });
  return (
    <form {...form}>
      {names && <NameFields names={names} errorOf={errorOf} />}
      {asksToAgree && (
        <CheckField
          label={<AgreedTexts sentence={text.sixteen} />}
          name="isSixteenOrOlder"
          error={errorOf('isSixteenOrOlder')}
        />
      )}
      <PasswordField
        label={label ?? text.newPassword}
        name="password"
        autoComplete="new-password"
        required
        hint={text.passwordHint(format.number(limits.passwordMinimumLength))}
        error={errorOf('password')}
      />
      <FormFailure {...failure} />
      <Button type="submit" size="large" wide busy={isBusy}>
        {action ?? text.save}
      </Button>
    </form>
  );
}
