import { useLocale, useMessages } from '@masar/ui';
import { LevelMeter } from '#subjects/skills/LevelMeter';
import type { Attempt } from '../assessment.queries';
import { resultMessages } from '../messages/result.messages';
import styles from './ReachedLevel.module.css';

/** The level and how sure it is. A share of right answers says nothing in a test that adapts, so its words say why. */
export function ReachedLevel({ attempt }: { attempt: Attempt }) {
  const text = useMessages(resultMessages);
  const { format } = useLocale();
  const { kind, level, confidence, review } = attempt;
  const surety = format.percent(Number(confidence) * 100);
  const right = format.number(review.filter(({ isRight }) => isRight).length);
  return (
    <div className={styles.level} data-kind={kind}>
      <h2>{text.level}</h2>
      <LevelMeter level={level ?? 1} size="large" />
      <p>{kind === 'quick' ? text.quickSurety(surety) : text.surety(surety)}</p>
      {kind === 'placement' && <p>{text.adaptive(right, format.number(review.length))}</p>}
    </div>
  );
}
