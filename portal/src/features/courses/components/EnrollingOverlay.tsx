import { Spinner, useMessages } from '@masar/ui';
import { useEffect, useRef } from 'react';
import { coursesMessages } from '../courses.messages';
import styles from './EnrollingOverlay.module.css';

/** Covers the listing while an enrolment runs, so that nothing is chosen twice (spec 2). */
export function EnrollingOverlay() {
  const text = useMessages(coursesMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.overlay} onCancel={(event) => event.preventDefault()}>
      <div className={styles.box} role="status">
        <Spinner />
        <strong>{text.enrolling}</strong>
      </div>
    </dialog>
  );
}
