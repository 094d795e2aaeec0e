import type { CurrentUser } from '@masar/contracts';
import { ApiError } from '@masar/contracts';
import { Button, type ButtonLook, Notice, useMessages } from '@masar/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignIn } from '#shared/session/useSignIn';
import { secondStepMessages } from '../second-step.messages';

interface PasskeyButtonProps {
  label: string;
  variant?: ButtonLook['variant'];
  entering: UseMutationResult<CurrentUser, Error, void>;
}

/** Asks the device; what went wrong there is told in one sentence, what the server says in its own. */
export function PasskeyButton({ label, variant, entering }: PasskeyButtonProps) {
  const text = useMessages(secondStepMessages);
  const describe = useFailureText();
  const signIn = useSignIn();
  const { error } = entering;
  return (
    <>
      {error && <Notice kind="danger">{error instanceof ApiError ? describe(error) : text.passkeyFailed}</Notice>}
      <Button
        size="large"
        wide
        {...(variant && { variant })}
        busy={entering.isPending}
        onClick={() => entering.mutate(undefined, { onSuccess: (user) => signIn(user, 'password') })}
      >
        {label}
      </Button>
    </>
  );
}
