import { Button, Card, shell, TextArea, useMessages } from '@masar/ui';
import { useState } from 'react';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { useCheckedForm, written } from '#shared/forms/useCheckedForm';
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
  const review = useReviewCourse(courseId);
  const [rating, setRating] = useState(own?.rating ?? 0);
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    draft: `review:${courseId}`,
    rules: { rating: written(ratingText.starsMissing), text: written(text.textMissing) },
    send: (typed) => review.mutateAsync({ rating, text: typed.text }),
    onSent: () => toast({ title: text.reviewSaved, kind: 'success' }),
  });
  return (
    <Card>
      <form {...form} className={`${shell.stack14} ${styles.form}`}>
        <RestoredDraft {...draft} />
        <h2>{own ? text.editReview : text.yourReview}</h2>
        <StarChoice value={rating} error={errorOf('rating')} onChange={setRating} />
        <TextArea
          label={text.reviewText}
          hint={text.reviewTextHint}
          name="text"
          error={errorOf('text')}
          maxLength={5000}
          defaultValue={own?.text}
        />
        <FormFailure {...failure} fallback={text.reviewFailed} />
        <Button type="submit" busy={isBusy}>
          {own ? text.saveReview : text.sendReview}
        </Button>
      </form>
    </Card>
  );
}
