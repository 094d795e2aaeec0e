import { useId, type ReactNode } from 'react';
import { Button } from '@masar/ui';
import { useModal } from './useModal';
import styles from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirm: string;
  cancel: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. Render it only while it asks; the safe answer has the focus. */
export function ConfirmDialog({ title, children, confirm, cancel, busy, onConfirm, onCancel }: ConfirmDialogProps) {
  const id = useId();
  const modal = useModal(onCancel);
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{children}</p>
      <div className={styles.actions}>
        <Button variant="secondary" autoFocus onClick={onCancel}>
          {cancel}
        </Button>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
