import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import { useLocale, useMessages } from '../locale/LocaleProvider.tsx';
import { confirmationMessages } from './confirmation.messages.ts';
import styles from './IsItYouDialog.module.css';

/** Tells who comes back from the identity provider that it did not vouch for them (AUTH-12). */
export function RefusedDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(confirmationMessages);
  const { direction } = useLocale();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      dir={direction}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-why`}
      onCancel={onClose}
    >
      <h2 id={`${id}-title`}>{text.refusedTitle}</h2>
      <p id={`${id}-why`}>{text.refused}</p>
      <div className={styles.actions}>
        <Button wide onClick={onClose}>
          {text.understood}
        </Button>
      </div>
    </dialog>
  );
}
