import { useMessages } from '@masar/ui';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { finalMessages } from '../../messages/final.messages';

interface RemoveFinalProps {
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before the last part of a final, and with it the final, is taken away (EVD-3). */
export function RemoveFinal({ isBusy, onConfirm, onCancel }: RemoveFinalProps) {
  const text = useMessages(finalMessages);
  return (
    <ConfirmDialog
      title={text.removeTitle}
      confirm={text.confirm}
      cancel={text.keep}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {text.removeHint}
    </ConfirmDialog>
  );
}
