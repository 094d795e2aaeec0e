import { Button, Card, shell, TextField, useMessages } from '@masar/ui';
import { useState } from 'react';
import { ResetSecondFactor } from './ResetSecondFactor';
import { useAccountDeed } from './useAccountDeed';
import type { User } from './user.fields';
import { usersMessages } from './users.messages';

/** For people who do not get in: a new invitation or a link for a new password, another address, no second factor. */
export function WayIn({ user, isOwn }: { user: User; isOwn: boolean }) {
  const text = useMessages(usersMessages);
  return (
    <Card as="section" className={shell.stack12}>
      <h2>{text.wayInTitle}</h2>
      <p>{user.isVerified ? text.resetLinkHint : text.invitationHint}</p>
      <div className={shell.row12}>
        <SendLink user={user} />
        {!isOwn && <ResetSecondFactor user={user} />}
      </div>
      {!isOwn && <ChangeAddress user={user} />}
    </Card>
  );
}

function SendLink({ user }: { user: User }) {
  const text = useMessages(usersMessages);
  const { isVerified } = user;
  const { isBusy, send } = useAccountDeed(user.id, {
    method: 'POST',
    path: isVerified ? 'reset-link' : 'invitation',
    done: isVerified ? text.resetLinkSent : text.invitationSent,
  });
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => send()}>
      {isVerified ? text.sendResetLink : text.resendInvitation}
    </Button>
  );
}

function ChangeAddress({ user }: { user: User }) {
  const text = useMessages(usersMessages);
  const [email, setEmail] = useState('');
  const { isBusy, errors, send } = useAccountDeed(user.id, {
    method: 'PUT',
    path: 'email',
    done: user.isVerified ? text.addressAsked : text.addressCorrected,
  });
  return (
    <form
      className={shell.stack12}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ email: email.trim() });
      }}
    >
      <TextField
        label={text.newAddress}
        hint={user.isVerified ? text.newAddressHint : text.correctedAddressHint}
        error={errors['email']}
        type="email"
        dir="ltr"
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <div>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {text.changeAddress}
        </Button>
      </div>
    </form>
  );
}
