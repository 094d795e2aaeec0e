import { Spinner, useMessages } from '@masar/ui';
import Dialog from '@mui/material/Dialog';
import { coursesMessages } from '../courses.messages';
import styles from './EnrollingOverlay.module.css';

/** Covers the listing while an enrolment runs, so that nothing is chosen twice (spec 2). */
export function EnrollingOverlay() {
  const text = useMessages(coursesMessages);
  return (
    <Dialog open fullWidth={false} aria-label={text.enrolling}>
      <div className={styles.box} role="status">
        <Spinner />
        <strong>{text.enrolling}</strong>
      </div>
    </Dialog>
  );
}
