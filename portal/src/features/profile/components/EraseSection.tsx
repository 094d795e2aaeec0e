import type { CurrentUser } from '@masar/contracts';
import { isolated, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { CheckField } from '#shared/forms/CheckField';
import { FormFailure } from '#shared/forms/FormFailure';
import { TextField } from '#shared/forms/TextField';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useSignOut } from '#shared/session/useSignOut';
import { useEraseAccount } from '../profile.mutations';
import { safetyMessages } from '../safety.messages';
import styles from './Profile.module.css';
import { ProfileSection } from './ProfileSection';

/** Deleting the account: what goes, what stays, and the proof that it is one's own (PRF-4). */
export function EraseSection({ user }: { user: CurrentUser }) {
  const text = useMessages(safetyMessages);
  const [asks, setAsks] = useState(false);
  return (
    <ProfileSection title={text.erase} hint={text.eraseHint}>
      <div>
        <Button variant="outlined" color="error" onClick={() => setAsks(true)}>
          {text.eraseStart}
        </Button>
      </div>
      {asks && <EraseDialog user={user} onClose={() => setAsks(false)} />}
    </ProfileSection>
  );
}

/** Unsent deeds wait for their owner, who is gone. */
const forgetUnsent = async (userId: string): Promise<void> =>
  (await import('#subjects/outbox/outbox-store')).removeEntriesOf(userId).catch(() => undefined);

/** Who types the address means it; whether it is really they is asked when it is sent (AUTH-12). */
function EraseDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const text = useMessages(safetyMessages);
  const erase = useEraseAccount();
  const signOut = useSignOut();
  const { form, failure, errorOf, isBusy } = useCheckedForm({
    rules: { keepsCertificates: asMarked, confirmation: asMarked },
    send: ({ keepsCertificates, confirmation }) =>
      erase.mutateAsync({ keepsCertificates: keepsCertificates === 'on', confirmation }),
    // What the browser kept of the person goes as well, and nothing of theirs stays in memory.
    onSent: () => void forgetUnsent(user.id).finally(() => void signOut()),
  });
  return (
    <Dialog title={text.eraseTitle} onClose={onClose}>
      <form {...form} className={`${shell.stack16} ${styles.section}`}>
        <p>
          {text.eraseHint} {text.eraseAdvice}
        </p>
        <CheckField label={text.keepCertificates} name="keepsCertificates" defaultChecked />
        <TextField
          label={text.confirmation(isolated(user.email))}
          name="confirmation"
          type="email"
          dir="ltr"
          autoComplete="off"
          error={errorOf('confirmation')}
        />
        <FormFailure {...failure} fallback={text.eraseFailed} />
        <div className={shell.row10}>
          <Button variant="outlined" onClick={onClose}>
            {text.eraseNo}
          </Button>
          <Button type="submit" variant="outlined" color="error" loading={isBusy || erase.isSuccess}>
            {text.eraseYes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
