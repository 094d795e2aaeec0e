import type { CurrentUser } from '@masar/contracts';
import { limits } from '@masar/domain';
import { PasswordField, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { FormFailure } from '#shared/forms/FormFailure';
import { useAccountRules } from '#shared/forms/useAccountRules';
import { useCheckedForm, written } from '#shared/forms/useCheckedForm';
import { useToast } from '#shared/toasts/ToastProvider';
import { profileMessages } from '../profile.messages';
import { useChangePassword } from '../profile.mutations';
import styles from './Profile.module.css';

/** Sets or changes the password; the current one is asked where there is one (AUTH-5). */
export function PasswordSection({ user }: { user: CurrentUser }) {
  const text = useMessages(profileMessages);
  const { format } = useLocale();
  const toast = useToast();
  const change = useChangePassword();
  const { form, errorOf, failure, isBusy } = useCheckedForm({
    rules: {
      currentPassword: user.hasPassword ? written(text.writeCurrentPassword) : () => undefined,
      newPassword: useAccountRules().newPassword,
    },
    send: ({ currentPassword, newPassword }) =>
      change.mutateAsync({ newPassword, ...(user.hasPassword && { currentPassword }) }),
    onSent: () => toast({ title: text.passwordChanged, kind: 'success' }),
    isRepeated: true,
  });
  return (
    <Card component="section" aria-labelledby="profile-password">
      <form className={`${shell.stack16} ${styles.section}`} {...form}>
        <h2 id="profile-password">{text.password}</h2>
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        {user.hasPassword && (
          <PasswordField
            label={text.currentPassword}
            name="currentPassword"
            autoComplete="current-password"
            error={errorOf('currentPassword')}
          />
        )}
        <PasswordField
          label={text.newPassword}
          name="newPassword"
          autoComplete="new-password"
          hint={text.passwordHint(format.number(limits.passwordMinimumLength))}
          error={errorOf('newPassword')}
        />
        <FormFailure {...failure} fallback={text.updateFailed} />
        <div>
          <Button type="submit" variant="outlined" loading={isBusy}>
            {text.changePassword}
          </Button>
        </div>
      </form>
    </Card>
  );
}
