import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useToast } from '#shared/toasts/ToastProvider';
import { secondFactorMessages } from './second-factor.messages';

interface RemoveFactorProps {
  /** What is removed, for those who hear the page. */
  label: string;
  busy: boolean;
  onRemove: () => Promise<unknown>;
}

/** A button that asks before a factor is taken away. */
export function RemoveFactor({ label, busy, onRemove }: RemoveFactorProps) {
  const text = useMessages(secondFactorMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const [asks, setAsks] = useState(false);
  const remove = () =>
    onRemove().then(
      () => toast({ title: text.removed, kind: 'success' }),
      (error: unknown) => notifyFailure(error, { title: text.removeFailed }),
    );
  return (
    <>
      <Button variant="outlined" color="error" aria-label={label} onClick={() => setAsks(true)}>
        {text.remove}
      </Button>
      {asks && (
        <ConfirmDialog
          title={label}
          confirm={text.remove}
          cancel={text.cancel}
          busy={busy}
          onCancel={() => setAsks(false)}
          onConfirm={() => void remove().then(() => setAsks(false))}
        >
          {text.removeText}
        </ConfirmDialog>
      )}
    </>
  );
}
