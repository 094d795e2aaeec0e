import { buttonClass, Spinner, UploadIcon, useKit } from '@masar/ui';
import type { ChangeEvent } from 'react';
import styles from './FileChoice.module.css';

interface FileChoiceProps {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  /** Endings or types that the browser offers first. */
  accept?: string;
  onChoose: (file: File) => void;
}

/** A button that asks for one file. */
export function FileChoice({ label, busyLabel, isBusy, accept, onChoose }: FileChoiceProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file may be chosen again after a failure.
    event.currentTarget.value = '';
    if (file) onChoose(file);
  };
  const kit = useKit();
  const face = (
    <>
      {isBusy ? <Spinner size={18} /> : <UploadIcon size={18} />}
      {isBusy ? busyLabel : label}
      <input type="file" accept={accept} className="visually-hidden" disabled={isBusy} onChange={choose} />
    </>
  );
  if (kit) {
    return (
      <kit.ButtonFace
        component="label"
        // The input within is what is tabbed to and pressed.
        role={undefined}
        tabIndex={undefined}
        variant="secondary"
        className={styles.choice}
        aria-busy={isBusy}
      >
        {face}
      </kit.ButtonFace>
    );
  }
  return (
    <label className={`${buttonClass({ variant: 'secondary' })} ${styles.choice}`} aria-busy={isBusy}>
      {face}
    </label>
  );
}
