import { Button, Notice, useMessages } from '@masar/ui';
import { FormFailure } from '#shared/forms/FormFailure';
import { authMessages } from '../auth.messages';
import { useAskForPass } from '../auth.mutations';

/** The way by mail for owners whose account somebody else tries to get into (AUTH-11). */
export function SignInPassOffer({ email }: { email: string }) {
  const text = useMessages(authMessages);
  const ask = useAskForPass();
  if (ask.isSuccess) return <Notice kind="success">{text.passSent}</Notice>;
  return (
    <>
      <p>{text.slowedIntro}</p>
      <FormFailure error={ask.error} />
      <Button variant="secondary" size="large" wide busy={ask.isPending} onClick={() => ask.mutate(email)}>
        {text.sendPass}
      </Button>
    </>
  );
}
