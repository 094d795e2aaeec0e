import { Button, Card, Notice, TextArea, useMessages } from '@masar/ui';
import { type FormEvent, useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { fieldError } from '#shared/forms/form-values';
import { useToast } from '#shared/toasts/ToastProvider';
import type { Review } from '#subjects/courses/course-answers';
import { ratingMessages } from '#subjects/rating/rating.messages';
import { StarChoice } from '#subjects/rating/StarChoice';
import { courseDetailMessages } from '../course-detail.messages';
import { useReviewCourse } from '../courses.mutations';
import styles from './ReviewsPanel.module.css';

interface ReviewFormProps {
  courseId: string;
  /** The learner's review, where there is one already. */
  own: Review | undefined;
}

/** Writes the one review of a learner, or edits it; a failed save keeps what was written. */
export function ReviewForm({ courseId, own }: ReviewFormProps) {
  const text = useMessages(courseDetailMessages);
  const ratingText = useMessages(ratingMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const review = useReviewCourse(courseId);
  const [rating, setRating] = useState(own?.rating ?? 0);
  const [opinion, setOpinion] = useState(own?.text ?? '');
  const [wasSent, setSent] = useState(false);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (rating === 0 || !opinion.trim()) return;
    review.mutate(
      { rating, text: opinion.trim() },
      {
        onSuccess: () => toast({ title: text.reviewSaved, kind: 'success' }),
        onError: (error) => notifyFailure(error, { title: text.reviewFailed }),
      },
    );
  };

  const missingText = wasSent && !opinion.trim() ? text.textMissing : undefined;
  return (
    <Card as="form" className={styles.form} onSubmit={send}>
      <h2>{own ? text.editReview : text.yourReview}</h2>
      <StarChoice value={rating} onChange={setRating} />
      {wasSent && rating === 0 && <Notice kind="danger">{ratingText.starsMissing}</Notice>}
      <TextArea
        label={text.reviewText}
        hint={text.reviewTextHint}
        error={missingText ?? fieldError(review.error, 'text')}
        maxLength={5000}
        value={opinion}
        onChange={(event) => setOpinion(event.target.value)}
      />
      <Button type="submit" busy={review.isPending}>
        {own ? text.saveReview : text.sendReview}
      </Button>
    </Card>
  );
}
