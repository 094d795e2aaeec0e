import { Button, Card, CheckField, isolated, shell, TextArea, TextField, useMessages } from '@masar/ui';
import { useState } from 'react';
import { useRedirect } from 'react-admin';
import { useAccountDeed } from './useAccountDeed';
import type { User } from './user.fields';
import { usersMessages } from './users.messages';

/** Erasing somebody who asked for it in writing: what goes, why, and the typed address as proof that it is meant. */
export function ErasePerson({ user }: { user: User }) {
  const text = useMessages(usersMessages);
  const redirect = useRedirect();
  const [entry, setEntry] = useState({ reason: '', confirmation: '', keepsCertificates: true });
  const { isBusy, errors, send } = useAccountDeed(user.id, {
    method: 'POST',
    path: 'erasure',
    done: text.erased,
    onDone: () => redirect('list', 'users'),
  });
  const field = (name: 'reason' | 'confirmation') => ({
    required: true,
    error: errors[name],
    value: entry[name],
    onChange: ({ target }: { target: { value: string } }) => setEntry({ ...entry, [name]: target.value }),
  });
  return (
    <Card as="section" className={shell.stack12}>
      <h2>{text.eraseTitle}</h2>
      <p>{text.eraseHint}</p>
      <form
        className={shell.stack12}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ ...entry, reason: entry.reason.trim() });
        }}
      >
        <TextArea label={text.eraseReason} hint={text.eraseReasonHint} rows={2} maxLength={500} {...field('reason')} />
        <CheckField
          label={text.keepCertificates}
          checked={entry.keepsCertificates}
          onChange={({ target }) => setEntry({ ...entry, keepsCertificates: target.checked })}
        />
        <TextField
          label={text.typedAddress(isolated(user.email))}
          type="email"
          dir="ltr"
          autoComplete="off"
          {...field('confirmation')}
        />
        <div>
          <Button type="submit" variant="danger" busy={isBusy}>
            {text.eraseYes}
          </Button>
        </div>
      </form>
    </Card>
  );
}
