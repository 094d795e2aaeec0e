import { useLocale } from '@masar/ui';
import styles from './ScoreRing.module.css';
import { toneOf } from './tone-of';

interface ScoreRingProps {
  /** 0 to 1. */
  score: number;
  /** What the percent says, for screen readers. */
  label: (percent: string) => string;
  size?: 'medium' | 'large';
}

/** A score as a ring around its rounded percent (spec 9). */
export function ScoreRing({ score, label, size = 'medium' }: ScoreRingProps) {
  const { format } = useLocale();
  const percent = Math.round(score * 100);
  return (
    <span
      className={styles.ring}
      data-tone={toneOf(score)}
      data-size={size}
      role="img"
      aria-label={label(format.percent(percent))}
    >
      <svg viewBox="0 0 44 44" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="22" cy="22" r="19" />
        {percent > 0 && (
          <circle className={styles.arc} cx="22" cy="22" r="19" pathLength="100" strokeDasharray={`${percent} 100`} />
        )}
      </svg>
      <span aria-hidden="true">{format.percent(percent)}</span>
    </span>
  );
}
