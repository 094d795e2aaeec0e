import { type Tone, useLocale, useMessages } from '@masar/ui';
import type { Attempt } from '../assessment.queries';
import { bandMessages, resultMessages } from '../messages/result.messages';
import styles from './ScoreFigure.module.css';

const tones = { excellent: 'green', good: 'blue', 'needs-work': 'yellow' } satisfies Record<string, Tone>;

/** The score in percent with its word (spec 9). */
export function ScoreFigure({ attempt }: { attempt: Attempt }) {
  const text = useMessages(resultMessages);
  const bands = useMessages(bandMessages);
  const { format } = useLocale();
  const { score, band, review } = attempt;
  const right = review.filter(({ isRight }) => isRight).length;
  return (
    <div className={styles.figure} data-tone={tones[band ?? 'needs-work']}>
      <span className={styles.label}>{text.score}</span>
      <span className={styles.score}>{format.percent(score ?? 0)}</span>
      <strong className={styles.band}>{bands[band ?? 'needs-work']}</strong>
      <span className={styles.label}>{text.right(format.number(right), format.number(review.length))}</span>
    </div>
  );
}
