import { assignmentLimits, rubricMaximum } from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextArea } from '#shared/forms/TextArea';
import { useHeldValues } from '#shared/forms/useHeldValues';
import { paths } from '#shared/navigation/paths';
import { workPrefix } from '#shared/storage/personal-keys';
import { useToast } from '#shared/toasts/ToastProvider';
import { peerReviewsMessages } from '../messages/peer-reviews.messages';
import { useDeskKeys } from '../model/useDeskKeys';
import { useFinishReview } from '../peer-reviews.mutations';
import type { PeerReview } from '../peer-reviews.queries';
import styles from './Assignments.module.css';
import { LevelChoice } from './LevelChoice';

/**
 * The rubric and a comment by mouse, touch and keyboard, kept on this device until they are handed in, which is for good
 * (ASG-2).
 */
export function ReviewForm({ review }: { review: PeerReview }) {
  const text = useMessages(peerReviewsMessages);
  const { format } = useLocale();
  const toast = useToast();
  const navigate = useNavigate();
  const notifyFailure = useFailureNotice();
  const finish = useFinishReview(review.id);
  const { rubric } = review;
  const [written] = useState(() => ({
    // A criterion without a level is null: nothing else survives being stored.
    levels: rubric.map((_, row) => review.levels.find((one) => one.row === row)?.level ?? null),
    comment: review.comment,
  }));
  const kept = useHeldValues(`review:${review.id}`, written, { prefix: workPrefix });
  const { isOpen } = review;
  const { discard } = kept.draft;
  useEffect(() => {
    if (!isOpen) discard();
  }, [isOpen, discard]);
  const { comment } = isOpen ? kept.values : written;
  const levels = (isOpen ? kept.values : written).levels.map((level) => level ?? undefined);
  const [row, setRow] = useState(0);
  const chosen = levels.flatMap((level, place) => (level === undefined ? [] : [{ row: place, level }]));
  const points = chosen.reduce((sum, one) => sum + (rubric[one.row]?.levels[one.level]?.points ?? 0), 0);
  const isComplete = chosen.length === rubric.length && comment.trim() !== '';

  const choose = (at: number, level: number) => {
    if (!review.isOpen || finish.isPending || !rubric[at]?.levels[level]) return;
    kept.change({ levels: kept.values.levels.map((one, place) => (place === at ? level : one)) });
    setRow(Math.min(at + 1, rubric.length - 1));
  };
  const fill = () => {
    const last = levels[row] ?? levels[row - 1];
    if (last === undefined || !review.isOpen) return;
    kept.change({ levels: levels.map((one, place) => one ?? Math.min(last, (rubric[place]?.levels.length ?? 1) - 1)) });
  };
  const save = async () => {
    if (!isComplete || !review.isOpen || finish.isPending) return;
    try {
      await finish.mutateAsync({ levels: chosen, comment: comment.trim() });
    } catch (error) {
      notifyFailure(error, { title: text.handInFailed });
      return;
    }
    kept.accept(kept.values);
    toast({ title: text.handedIn, kind: 'success' });
    void navigate(paths.assignment.href(review.courseId, review.assignmentId));
  };
  useDeskKeys({
    choose: (level) => choose(row, level),
    fill,
    move: (by) => setRow(Math.min(Math.max(row + by, 0), rubric.length - 1)),
    save: () => void save(),
  });

  return (
    <section className={`${shell.stack12} ${styles.section}`} aria-label={text.review}>
      <h2>{text.review}</h2>
      {review.isOpen && <RestoredDraft {...kept.draft} />}
      {review.isOpen && <p className={`${styles.facts} ${styles.keys}`}>{text.keys}</p>}
      <LevelChoice rubric={rubric} levels={levels} current={row} disabled={!review.isOpen} onChoose={choose} />
      <TextArea
        label={text.comment}
        hint={review.isOpen ? text.commentHint : undefined}
        rows={4}
        readOnly={!review.isOpen}
        maxLength={assignmentLimits.commentMaximum}
        value={comment}
        onChange={(event) => kept.change({ comment: event.currentTarget.value })}
      />
      {review.isOpen && (
        <div className={styles.bar}>
          <output>
            {isComplete ? text.ready(format.number(points), format.number(rubricMaximum(rubric))) : text.missing}{' '}
            {kept.draft.isDirty && text.keptHere}
          </output>
          <Button disabled={!isComplete} loading={finish.isPending} onClick={() => void save()}>
            {text.handIn}
          </Button>
        </div>
      )}
    </section>
  );
}
