import { Button, useMessages } from '@masar/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { httpClient } from '../providers/http-client';
import type { User } from './user.fields';
import { usersMessages } from './users.messages';

/** For people who lost phone, passkeys and recovery codes (IDM-1). */
export function ResetSecondFactor({ user }: { user: User }) {
  const text = useMessages(usersMessages);
  const notify = useNotify();
  const [isAsked, setIsAsked] = useState(false);
  const reset = useMutation({
    mutationFn: () => httpClient(`/api/admin/users/${user.id}/reset-second-factor`, { method: 'POST' }),
    onSuccess: () => notify(text.factorReset, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <>
      <Button variant="quiet" busy={reset.isPending} onClick={() => setIsAsked(true)}>
        {text.resetFactor}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={text.resetFactor}
        content={text.resetFactorText}
        confirm={text.resetFactorYes}
        cancel={text.cancel}
        onConfirm={() => {
          setIsAsked(false);
          reset.mutate();
        }}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
