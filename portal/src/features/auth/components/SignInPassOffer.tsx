import { Button, useMessages } from '@masar/ui';
import { FormFailure } from '#shared/forms/FormFailure';
import { useAskForPass } from '../auth.mutations';
import { checkMailMessages } from '../check-mail.messages';

interface SignInPassOfferProps {
  email: string;
  onSent: () => void;
}

/** The way by mail for owners whose account somebody else tries to get into (AUTH-11). */
export function SignInPassOffer({ email, onSent }: SignInPassOfferProps) {
  const text = useMessages(checkMailMessages);
  const ask = useAskForPass();
  return (
    <>
      <p>{text.slowedIntro}</p>
      <FormFailure error={ask.error} />
      <Button
        variant="secondary"
        size="large"
        wide
        busy={ask.isPending}
        onClick={() => ask.mutate(email, { onSuccess: onSent })}
      >
        {text.sendPass}
      </Button>
    </>
  );
}
