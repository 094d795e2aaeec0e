import { limits } from '@masar/domain';
import { Button, useLocale, useMessages } from '@masar/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { FormFailure } from '#shared/forms/FormFailure';
import { useCountdown } from '#shared/time/useCountdown';
import { checkMailMessages } from '../check-mail.messages';

interface AskAgainProps<Asked> {
  asking: UseMutationResult<unknown, Error, Asked>;
  /** What the mail was asked with. */
  asked: Asked;
}

/** Asks for the same mail once more, after a pause that one sees and as often as the server sends it (AUTH-11). */
export function AskAgain<Asked>({ asking, asked }: AskAgainProps<Asked>) {
  const text = useMessages(checkMailMessages);
  const { digits } = useLocale();
  const [times, setTimes] = useState(1);
  const { left, restart } = useCountdown(limits.mailAgainSeconds);
  const isLast = times >= limits.mailsPerAddressAndHour;
  const mustWait = left > 0 || asking.isPending;

  const ask = () => {
    if (mustWait) return;
    const onSuccess = () => {
      setTimes(times + 1);
      restart();
    };
    asking.mutate(asked, { onSuccess });
  };
  return (
    <>
      <p role="status">{isLast ? text.enough(times, digits) : times > 1 ? text.askedAgain : text.notArrived}</p>
      <FormFailure error={asking.error} />
      {!isLast && (
        // Not disabled: whoever pressed it by keyboard would lose their place.
        <Button variant="secondary" size="large" wide aria-disabled={mustWait} onClick={ask}>
          {left > 0 ? text.againIn(left, digits) : text.again}
        </Button>
      )}
    </>
  );
}
