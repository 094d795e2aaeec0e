import { textDirection } from '@masar/i18n';
import { Avatar, Isolated, shell, useLocale, useMessages } from '@masar/ui';
import type { Review } from '#subjects/courses/course-answers';
import { Stars } from '#subjects/rating/Stars';
import { courseDetailMessages } from '../course-detail.messages';
import styles from './ReviewsPanel.module.css';

export function ReviewRow({ review }: { review: Review }) {
  const text = useMessages(courseDetailMessages);
  const { format } = useLocale();
  const name = review.userName ?? text.unknownLearner;
  const isEdited = review.updatedAt !== review.createdAt;
  return (
    <li className={styles.row}>
      <Avatar personId={review.userId} name={name} />
      <div className={styles.rowText}>
        <div className={`${shell.line} ${styles.head}`}>
          <strong>
            <Isolated>{name}</Isolated>
          </strong>
          <Stars count={review.rating} />
          <span className={styles.time}>
            {format.relative(review.updatedAt)}
            {isEdited && ` · ${text.edited}`}
          </span>
        </div>
        <p dir={textDirection(review.text ?? '')} className={styles.words}>
          {review.text}
        </p>
      </div>
    </li>
  );
}
