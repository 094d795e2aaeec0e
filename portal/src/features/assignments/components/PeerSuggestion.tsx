import { peerReviewLimits } from '@masar/domain';
import { textDirection } from '@masar/i18n';
import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { Fold } from '#shared/fold/Fold';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextArea } from '#shared/forms/TextArea';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import type { WorkOfLearner } from '../assignments.queries';
import { peerResultsMessages } from '../messages/peer-results.messages';
import { useDropReview } from '../peer-reviews.mutations';
import type { PeerResultOfWork } from '../peer-reviews.queries';
import styles from './Assignments.module.css';
import { PeerFlags } from './PeerFlags';
import { Rubric } from './Rubric';

interface PeerSuggestionProps {
  work: WorkOfLearner;
  peers: PeerResultOfWork;
  /** Missing where the reader may not mark. */
  onTake: (() => void) | undefined;
}

/** What other learners propose, beside the rubric; the mark stays with who marks (ASG-2). */
export function PeerSuggestion({ work, peers, onTake }: PeerSuggestionProps) {
  const text = useMessages(peerResultsMessages);
  const { format } = useLocale();
  if (peers.wanted === 0 && peers.reviews.length === 0) return null;
  return (
    <section className={`${shell.card} ${styles.card}`} aria-label={text.suggestion}>
      <h3>{text.suggestion}</h3>
      <p className={styles.facts}>
        <strong>
          {peers.points === null
            ? text.noPoints
            : text.points(format.number(peers.points), format.number(peers.maximum))}
        </strong>
        <span>{text.done(format.number(peers.done), format.number(peers.wanted))}</span>
        {peers.spread !== null && <span>{text.spread(format.percent(peers.spread))}</span>}
        <PeerFlags flags={peers.flags} />
      </p>
      {onTake && peers.levels.length > 0 && (
        <div className={shell.row12}>
          <Button variant="outlined" onClick={onTake}>
            {text.take}
          </Button>
        </div>
      )}
      {peers.reviews.length > 0 && (
        <Fold title={text.reviews}>
          {peers.reviews.map((review) => (
            <OneReview
              key={review.id}
              work={work}
              review={review}
              maximum={peers.maximum}
              mayDecide={Boolean(onTake)}
            />
          ))}
        </Fold>
      )}
    </section>
  );
}

interface OneReviewProps {
  work: WorkOfLearner;
  review: PeerResultOfWork['reviews'][number];
  maximum: number;
  mayDecide: boolean;
}

/** One line until it is opened: who wrote it, what it comes to, and what makes it worth a look. */
function OneReview({ work, review, maximum, mayDecide }: OneReviewProps) {
  const text = useMessages(peerResultsMessages);
  const { format } = useLocale();
  const summary = [
    text.review(review.reviewerName ?? text.gone, format.number(review.points), format.number(maximum)),
    ...(review.isOutlier ? [text.isOutlier] : []),
    ...(review.opinion === 'unfair' ? [text.isReported] : []),
    ...(review.droppedBecause === null ? [] : [text.isDropped]),
  ].join(' · ');
  return (
    <Fold title={summary}>
      <p dir={textDirection(review.comment)}>{review.comment}</p>
      {review.opinion === 'unfair' && <p>{text.saysUnfair(review.opinionReason ?? '')}</p>}
      {review.opinion === 'helpful' && <p className={styles.facts}>{text.saysHelpful}</p>}
      {work.rubric && <Rubric rubric={work.rubric} chosen={review.levels} />}
      {review.droppedBecause !== null && <p>{text.dropped(review.droppedBecause)}</p>}
      {mayDecide && <Decision workId={work.id} review={review} />}
    </Fold>
  );
}

function Decision({ workId, review }: { workId: string; review: OneReviewProps['review'] }) {
  const text = useMessages(peerResultsMessages);
  const notifyFailure = useFailureNotice();
  const drop = useDropReview(workId);
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    draft: `drop-review:${review.id}`,
    rules: { reason: asMarked },
    send: ({ reason }) => drop.mutateAsync({ id: review.id, reason }),
  });
  const takeBack = () =>
    drop.mutate(
      { id: review.id, reason: null },
      { onError: (error) => notifyFailure(error, { title: text.dropFailed }) },
    );
  if (review.droppedBecause !== null)
    return (
      <div className={shell.row12}>
        <Button variant="outlined" loading={drop.isPending} onClick={takeBack}>
          {text.takeBack}
        </Button>
      </div>
    );
  return (
    <Fold title={text.drop}>
      <form {...form} className={shell.stack12}>
        <RestoredDraft {...draft} />
        <TextArea
          label={text.dropWhy}
          rows={2}
          required
          maxLength={peerReviewLimits.reasonMaximum}
          name="reason"
          error={errorOf('reason')}
        />
        <FormFailure {...failure} fallback={text.dropFailed} />
        <div className={shell.row12}>
          <Button type="submit" variant="outlined" loading={isBusy}>
            {text.drop}
          </Button>
        </div>
      </form>
    </Fold>
  );
}
