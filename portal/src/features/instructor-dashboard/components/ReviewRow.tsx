import { pickLocalized, textDirection } from '@masar/i18n';
import { Badge, Isolated, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { RelativeTime } from '#shared/time/RelativeTime';
import type { CertificateReview } from '../certificate-reviews.queries';
import { certificateReviewsMessages } from '../messages/certificate-reviews.messages';
import styles from './CertificateReviews.module.css';
import { DecideReviewDialog } from './DecideReviewDialog';

/** One certificate that waits or was sent back. */
export function ReviewRow({ review }: { review: CertificateReview }) {
  const text = useMessages(certificateReviewsMessages);
  const { language, format } = useLocale();
  const [isDeciding, setDeciding] = useState(false);
  const name = pickLocalized(review, 'holderName', language);
  const isWaiting = review.state === 'waiting';
  return (
    <li className={`${shell.card} ${shell.line} ${styles.row}`}>
      <div className={styles.words}>
        <h3 className={`${shell.line} ${styles.name}`}>
          <Isolated>{name}</Isolated>
          {review.round > 1 && <Badge tone="blue">{text.again}</Badge>}
        </h3>
        <p className={styles.facts}>
          <Isolated>{pickLocalized(review, 'courseTitle', language)}</Isolated>
          {review.grade !== null && ` · ${text.grade(format.percent(Number(review.grade)))}`}
          {' · '}
          {isWaiting ? text.asked : text.sentBackOn} <RelativeTime at={review.decidedAt ?? review.askedAt} />
        </p>
        {[review.note, review.reason].map(
          (words) =>
            words && (
              <p key={words} className={styles.note} dir={textDirection(words)}>
                {words}
              </p>
            ),
        )}
      </div>
      {isWaiting && (
        <Button variant="outlined" aria-label={text.decideOf(name)} onClick={() => setDeciding(true)}>
          {text.decide}
        </Button>
      )}
      {isDeciding && <DecideReviewDialog review={review} onClose={() => setDeciding(false)} />}
    </li>
  );
}
