import { textDirection } from '@masar/i18n';
import { shell, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { AskReviewDialog } from './AskReviewDialog';
import type { OwnReview as Review } from './own-certificates.queries';
import { ownReviewMessages } from './own-review.messages';
import styles from './OwnReview.module.css';

/** Since when a certificate waits for review, or why it was sent back and what to do now (CRT-11). */
export function OwnReview({ certificateId, review }: { certificateId: string; review: Review }) {
  const text = useMessages(ownReviewMessages);
  const { format } = useLocale();
  const [isAsking, setAsking] = useState(false);
  if (review.state !== 'sent_back') return <Alert severity="info">{text.waiting(format.date(review.askedAt))}</Alert>;
  return (
    <Alert severity="warning">
      <div className={shell.stack8}>
        <strong>{text.sentBack}</strong>
        {review.reason && (
          <p className={styles.reason} dir={textDirection(review.reason)}>
            {review.reason}
          </p>
        )}
        <p>{text.whatNow}</p>
        <div>
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {text.ask}
          </Button>
        </div>
      </div>
      {isAsking && <AskReviewDialog certificateId={certificateId} onClose={() => setAsking(false)} />}
    </Alert>
  );
}
