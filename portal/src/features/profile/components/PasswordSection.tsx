import { useRef } from 'react';
import type { CurrentUser } from '@masar/contracts';
import { limits } from '@masar/domain';
import { Button, Card, TextField, useLocale, useMessages } from '@masar/ui';
import { FormFailure } from '#shared/forms/FormFailure';
import { fieldError, submittedValues } from '#shared/forms/form-values';
import { useToast } from '#shared/toasts/ToastProvider';
import { profileMessages } from '../profile.messages';
import { useChangePassword } from '../profile.mutations';
import styles from './Profile.module.css';

const fields = ['currentPassword', 'newPassword'] as const;

/** Sets or changes the password; the current one is asked where there is one (AUTH-5). */
export function PasswordSection({ user }: { user: CurrentUser }) {
  const text = useMessages(profileMessages);
  const { format } = useLocale();
  const toast = useToast();
  const change = useChangePassword();
  const form = useRef<HTMLFormElement>(null);
  return (
    <Card as="section" aria-labelledby="profile-password">
      <form
        ref={form}
        className={styles.section}
        noValidate
        onSubmit={(event) => {
          const { currentPassword, newPassword = '' } = submittedValues(event);
          change.mutate(
            { newPassword, ...(user.hasPassword && currentPassword !== undefined && { currentPassword }) },
            {
              onSuccess: () => {
                form.current?.reset();
                toast({ title: text.passwordChanged, kind: 'success' });
              },
            },
          );
        }}
      >
        <h2 id="profile-password">{text.password}</h2>
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        {user.hasPassword && (
          <TextField
            label={text.currentPassword}
            name="currentPassword"
            type="password"
            dir="ltr"
            autoComplete="current-password"
            error={fieldError(change.error, 'currentPassword')}
          />
        )}
        <TextField
          label={text.newPassword}
          name="newPassword"
          type="password"
          dir="ltr"
          autoComplete="new-password"
          hint={text.passwordHint(format.number(limits.passwordMinimumLength))}
          error={fieldError(change.error, 'newPassword')}
        />
        <FormFailure error={change.error} fields={fields} fallback={text.updateFailed} />
        <div>
          <Button type="submit" variant="secondary" busy={change.isPending}>
            {text.changePassword}
          </Button>
        </div>
      </form>
    </Card>
  );
}
