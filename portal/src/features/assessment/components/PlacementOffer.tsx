import { useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useStartPlacement } from '../assessment.mutations';
import type { Assessment } from '../assessment.queries';
import { overviewMessages } from '../messages/overview.messages';
import { viewHref } from '../model/assessment-address';
import styles from './PlacementOffer.module.css';

interface PlacementOfferProps {
  assessment: Assessment;
  /** The skill's name, for the button. */
  label: string;
  /** Whether its button is the one to press first. */
  isFirst: boolean;
}

/** The adaptive test, which says more than the quick check: starts it, goes on with it, or says when it can be taken again. */
export function PlacementOffer({ assessment, label, isFirst }: PlacementOfferProps) {
  const text = useMessages(overviewMessages);
  const { format, digits } = useLocale();
  const navigate = useNavigate();
  const notifyFailure = useFailureNotice();
  const start = useStartPlacement();
  const { open, placementFrom } = assessment;
  const resume = open?.answered
    ? text.placementResumeAfter(text.questions(open.answered, digits))
    : text.placementResume;

  const begin = () =>
    start.mutate(assessment.skillId, {
      onSuccess: ({ id }) => void navigate(viewHref({ kind: 'attempt', id })),
      onError: (error) => notifyFailure(error, { title: text.startFailed, fallback: text.startFailedHint }),
    });

  return (
    <section className={styles.offer} aria-label={`${text.placement}: ${label}`}>
      <h3>{text.placement}</h3>
      <p>{text.placementHint(format.number(assessment.placementMost))}</p>
      {placementFrom && !open ? (
        <p className={styles.later}>{text.placementFrom(format.date(placementFrom))}</p>
      ) : (
        <Button variant={isFirst ? 'contained' : 'outlined'} fullWidth loading={start.isPending} onClick={begin}>
          {open ? resume : text.placementStart}
          <span className="visually-hidden">: {label}</span>
        </Button>
      )}
    </section>
  );
}
