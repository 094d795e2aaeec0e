import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router-dom';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import type { Assignment } from '../assignments.queries';
import { peerReviewsMessages } from '../messages/peer-reviews.messages';
import { useTakeReview } from '../peer-reviews.mutations';
import type { OwnReviews } from '../peer-reviews.queries';
import styles from './Assignments.module.css';

/** What the reader owes others and has done of it, with the way to the next piece of work (ASG-2). */
export function OwnPeerReviews({ assignment, reviews }: { assignment: Assignment; reviews: OwnReviews }) {
  const text = useMessages(peerReviewsMessages);
  const { format } = useLocale();
  const done = reviews.reviews.filter(({ finishedAt }) => finishedAt).reverse();
  return (
    <section className={`${shell.card} ${styles.card}`} aria-label={text.title}>
      <h2>{text.title}</h2>
      <p className={styles.facts}>
        <strong>{text.progress(format.number(reviews.done), format.number(reviews.wanted))}</strong>
        {assignment.peerReviewDueAt && reviews.isOpen && (
          <span>{text.due(format.appointment(assignment.peerReviewDueAt))}</span>
        )}
      </p>
      {reviews.isOpen && <p>{text.anonymous}</p>}
      <NextReview assignmentId={assignment.id} reviews={reviews} />
      {done.length > 0 && (
        <ul role="list" className={styles.facts}>
          {done.map(({ id }, place) => (
            <li key={id}>
              <Link className={styles.reach} to={paths.peerReview.href(id)}>
                {text.written(format.number(place + 1))}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The one thing that the reader may do next, or why there is nothing. */
function NextReview({ assignmentId, reviews }: { assignmentId: string; reviews: OwnReviews }) {
  const text = useMessages(peerReviewsMessages);
  const { format } = useLocale();
  const navigate = useNavigate();
  const notifyFailure = useFailureNotice();
  const take = useTakeReview(assignmentId);
  const begun = reviews.reviews.find(({ finishedAt }) => !finishedAt);
  const isDone = reviews.done >= reviews.wanted;
  if (!reviews.isOpen) return <p>{text.closed}</p>;
  if (!reviews.hasHandedIn) return <p>{text.first}</p>;
  if (begun)
    return (
      <>
        <p>{text.keptUntil(format.appointment(begun.expiresAt))}</p>
        <div className={shell.row12}>
          <ButtonLink to={paths.peerReview.href(begun.id)}>{text.goOn}</ButtonLink>
        </div>
      </>
    );
  return (
    <>
      {(isDone || !reviews.mayTake) && <p>{isDone ? text.enough : text.nothing}</p>}
      {reviews.mayTake && (
        <div className={shell.row12}>
          <Button
            variant={isDone ? 'outlined' : 'contained'}
            loading={take.isPending}
            onClick={() =>
              take.mutate(undefined, {
                onSuccess: ({ id }) => void navigate(paths.peerReview.href(id)),
                onError: (error) => notifyFailure(error, { title: text.takeFailed }),
              })
            }
          >
            {isDone ? text.another : text.take}
          </Button>
        </div>
      )}
    </>
  );
}
