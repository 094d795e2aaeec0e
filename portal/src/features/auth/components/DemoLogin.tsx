import { defaultRole, demoAccounts, type Role } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { Button, TextField, useLocale, useMessages } from '@masar/ui';
import { useState } from 'react';
import { submittedValues } from '#shared/forms/form-values';
import { FormFailure } from '#shared/forms/FormFailure';
import { useSignIn } from '#shared/session/useSignIn';
import { RoleChoice } from '#subjects/roles/RoleChoice';
import { authMessages } from '../auth.messages';
import { useDemoLogin } from '../auth.mutations';

/** Four roles, a read-only name and e-mail, and one button (AUTH-1). */
export function DemoLogin() {
  const text = useMessages(authMessages);
  const { language, direction } = useLocale();
  const [role, setRole] = useState<Role>(defaultRole);
  const login = useDemoLogin();
  const signIn = useSignIn();
  const account = demoAccounts[role];
  const hints: Record<Role, string> = {
    student: text.studentHint,
    instructor: text.instructorHint,
    volunteer: text.volunteerHint,
    admin: text.adminHint,
  };
  return (
    <form
      onSubmit={(event) => {
        submittedValues(event);
        login.mutate(role, { onSuccess: (user) => signIn(user, 'demo') });
      }}
    >
      <RoleChoice legend={text.chooseRole} hints={hints} value={role} onChange={setRole} />
      <TextField label={text.name} value={pickLocalized(account, 'name', language)} readOnly />
      <TextField label={text.email} type="email" dir={direction} value={account.email} readOnly />
      <FormFailure error={login.error} />
      <Button type="submit" size="large" wide busy={login.isPending}>
        {text.enter}
      </Button>
    </form>
  );
}
