import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useToast } from '#shared/toasts/ToastProvider';
import { coursePlacesMessages } from '../../messages/course-places.messages';
import { useWithdrawPlace } from '../../places.mutations';

/** Takes back a place that nobody has used or paid for, after a question. */
export function WithdrawPlace({ id, name }: { id: string; name: string }) {
  const text = useMessages(coursePlacesMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const withdraw = useWithdrawPlace(id);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="text" color="inherit" aria-label={text.withdrawOf(name)} onClick={() => setAsking(true)}>
        {text.withdraw}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text.withdrawTitle}
          confirm={text.withdraw}
          cancel={text.cancel}
          busy={withdraw.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() =>
            withdraw.mutate(undefined, {
              onSuccess: () => toast({ title: text.withdrawn, kind: 'success' }),
              onError: (error) => {
                setAsking(false);
                notifyFailure(error, { title: text.withdrawFailed });
              },
            })
          }
        >
          {text.withdrawHint}
        </ConfirmDialog>
      )}
    </>
  );
}
