import { peerReviewLimits } from '@masar/domain';
import { textDirection } from '@masar/i18n';
import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextArea } from '#shared/forms/TextArea';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import type { Work } from '../assignments.queries';
import { peerReviewsMessages } from '../messages/peer-reviews.messages';
import { useJudgeReview } from '../peer-reviews.mutations';
import { peerReviewQueries, type ReceivedReview } from '../peer-reviews.queries';
import styles from './Assignments.module.css';
import { Rubric } from './Rubric';

/** What others wrote of a round of own work, without their names, once reviewing has ended (ASG-2). */
export function ReceivedReviews({ work }: { work: Work }) {
  const text = useMessages(peerReviewsMessages);
  const { format } = useLocale();
  const received = useSignedInQuery(peerReviewQueries.received(work.id));
  if (received.isError)
    return (
      <section className={`${shell.stack12} ${styles.section}`} aria-label={text.received}>
        <h2>{text.received}</h2>
        <p role="status">{text.receivedFailed}</p>
        <div className={shell.row12}>
          <Button variant="outlined" onClick={() => void received.refetch()}>
            {text.retry}
          </Button>
        </div>
      </section>
    );
  if (!received.data?.isReleased) return null;
  const { reviews, maximum } = received.data;
  return (
    <section className={`${shell.stack12} ${styles.section}`} aria-label={text.received}>
      <h2>{text.received}</h2>
      <p className={styles.facts}>{reviews.length === 0 ? text.none : text.proposal}</p>
      {reviews.map((review, place) => (
        <article key={review.id} className={`${shell.card} ${styles.card}`}>
          <h3>{text.written(format.number(place + 1))}</h3>
          <p className={styles.facts}>{text.points(format.number(review.points), format.number(maximum))}</p>
          <p className={styles.text} dir={textDirection(review.comment)}>
            {review.comment}
          </p>
          {work.rubric && <Rubric rubric={work.rubric} chosen={review.levels} />}
          <Opinion workId={work.id} review={review} />
        </article>
      ))}
    </section>
  );
}

function Opinion({ workId, review }: { workId: string; review: ReceivedReview }) {
  const text = useMessages(peerReviewsMessages);
  const notifyFailure = useFailureNotice();
  const judge = useJudgeReview(workId);
  const [isReporting, setReporting] = useState(false);
  const { form, draft, failure, errorOf } = useCheckedForm({
    draft: `unfair-review:${review.id}`,
    rules: { reason: asMarked },
    send: ({ reason }) => judge.mutateAsync({ id: review.id, opinion: 'unfair', reason }),
    onSent: () => setReporting(false),
  });
  if (review.opinion === 'unfair') return <p role="status">{text.saidUnfair}</p>;
  return (
    <>
      <div className={shell.row12}>
        <Button
          variant={review.opinion === 'helpful' ? 'contained' : 'outlined'}
          aria-pressed={review.opinion === 'helpful'}
          loading={judge.isPending}
          onClick={() =>
            judge.mutate(
              { id: review.id, opinion: 'helpful' },
              { onError: (error) => notifyFailure(error, { title: text.judgeFailed }) },
            )
          }
        >
          {text.helpful}
        </Button>
        <Button variant="text" aria-expanded={isReporting} onClick={() => setReporting(!isReporting)}>
          {text.unfair}
        </Button>
      </div>
      {isReporting && (
        <form {...form} className={shell.stack12}>
          <RestoredDraft {...draft} />
          <TextArea
            label={text.unfairWhy}
            rows={2}
            required
            maxLength={peerReviewLimits.reasonMaximum}
            name="reason"
            error={errorOf('reason')}
          />
          <FormFailure {...failure} fallback={text.judgeFailed} />
          <div className={shell.row12}>
            <Button type="submit" variant="outlined" loading={judge.isPending}>
              {text.report}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
