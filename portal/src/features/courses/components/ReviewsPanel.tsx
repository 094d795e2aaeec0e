import { limits } from '@masar/domain';
import { EmptyState, ErrorState, Notice, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { usePublicQuery } from '#shared/query/usePublicQuery';
import { useSession } from '#shared/session/SessionProvider';
import { courseQueries } from '#subjects/courses/course.queries';
import type { Enrollment } from '#subjects/courses/course-answers';
import { courseDetailMessages } from '../course-detail.messages';
import { ReviewForm } from './ReviewForm';
import { ReviewRow } from './ReviewRow';
import styles from './ReviewsPanel.module.css';

interface ReviewsPanelProps {
  courseId: string;
  enrollment: Enrollment | undefined;
}

/** What learners think; who has done a fifth of the course may write, once, and edit (CRS-6). */
export function ReviewsPanel({ courseId, enrollment }: ReviewsPanelProps) {
  const text = useMessages(courseDetailMessages);
  const { format } = useLocale();
  const { user } = useSession();
  const describe = useFailureText();
  const reviews = usePublicQuery(courseQueries.reviews(courseId));
  if (reviews.isPending) return <RowsSkeleton rows={3} />;
  if (reviews.isError) {
    return (
      <ErrorState title={text.reviewsFailed} onRetry={() => void reviews.refetch()}>
        {describe(reviews.error)}
      </ErrorState>
    );
  }
  const own = reviews.data.find((review) => review.userId === user?.id);
  const isShut = enrollment?.course.isInPreparation;
  const mayReview = !isShut && Number(enrollment?.progress ?? 0) >= limits.reviewMinimumProgress;
  return (
    <div className={shell.stack24}>
      {mayReview && <ReviewForm key={own?.id ?? 'new'} courseId={courseId} own={own} />}
      {enrollment && !mayReview && !isShut && (
        <Notice>{text.reviewFrom(format.percent(limits.reviewMinimumProgress))}</Notice>
      )}
      {reviews.data.length === 0 ? (
        <EmptyState drawing="talk" title={text.noReviews}>
          {text.noReviewsHint}
        </EmptyState>
      ) : (
        <ul role="list" className={styles.list}>
          {reviews.data.map((review) => (
            <ReviewRow key={review.id} review={review} />
          ))}
        </ul>
      )}
    </div>
  );
}
