import { buttonClass, Spinner, UploadIcon, useKit } from '@masar/ui';
import type { ChangeEvent } from 'react';
import styles from './FileChoice.module.css';
import { type Takes, useChosenFile } from './useChosenFile';

interface FileChoiceProps {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  /** Endings or types that the browser offers first. */
  accept?: string;
  /** What is looked at before it is sent: any file of those that are taken, or pictures alone. */
  takes?: Takes;
  onChoose: (file: File) => void;
}

/** A button that asks for one file. */
export function FileChoice({ label, busyLabel, isBusy, accept, takes, onChoose }: FileChoiceProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file may be chosen again after a failure.
    event.currentTarget.value = '';
    if (file) void chosen.take(file, onChoose);
  };
  const chosen = useChosenFile(takes);
  const kit = useKit();
  const face = (
    <>
      {isBusy ? <Spinner size={18} /> : <UploadIcon size={18} />}
      {isBusy ? busyLabel : label}
      <input type="file" accept={accept} className="visually-hidden" disabled={isBusy} onChange={choose} />
    </>
  );
  const refusal = chosen.refusal && (
    <p role="alert" className={styles.refusal}>
      {chosen.refusal}
    </p>
  );
  if (kit) {
    return (
      <>
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
        {refusal}
      </>
    );
  }
  return (
    <>
      <label className={`${buttonClass({ variant: 'secondary' })} ${styles.choice}`} aria-busy={isBusy}>
        {face}
      </label>
      {refusal}
    </>
  );
}
