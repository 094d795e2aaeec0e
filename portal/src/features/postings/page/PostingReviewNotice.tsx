import { textDirection } from '@masar/i18n';
import { useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import type { Posting } from '../posting';
import { postingMessages } from '../posting.messages';
import styles from './PostingReviewNotice.module.css';

/** Tells those who look after a posting why nobody else sees it (OPP-4); nothing where it is published. */
export function PostingReviewNotice({ posting }: { posting: Posting }) {
  const text = useMessages(postingMessages);
  const { status, heldFor, reviewNote } = posting;
  if (status === 'published' || !posting.canManage) return null;
  const isRefused = status === 'refused';
  return (
    <Alert severity={isRefused ? 'error' : 'warning'} role={isRefused ? 'alert' : 'status'}>
      <strong>{isRefused ? text.refused : text.waits}</strong>
      <p>{isRefused ? text.refusedHint : text.waitsHint}</p>
      {heldFor.length > 0 && (
        <>
          <p>{text.because}</p>
          <ul className={styles.signs}>
            {heldFor.map((sign) => (
              <li key={sign}>{text[sign]}</li>
            ))}
          </ul>
        </>
      )}
      {reviewNote && (
        <p>
          {text.note} <bdi dir={textDirection(reviewNote)}>{reviewNote}</bdi>
        </p>
      )}
    </Alert>
  );
}
