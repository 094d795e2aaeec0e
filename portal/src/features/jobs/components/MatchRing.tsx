import { useLocale, useMessages } from '@masar/ui';
import { jobWords } from '../messages/job-words.messages';
import { toneOf } from '../model/match-groups';
import styles from './MatchRing.module.css';

interface MatchRingProps {
  /** 0 to 1. */
  score: number;
  size?: 'medium' | 'large';
}

/** A match as a ring around its percent. */
export function MatchRing({ score, size = 'medium' }: MatchRingProps) {
  const text = useMessages(jobWords);
  const { format } = useLocale();
  const percent = Math.round(score * 100);
  return (
    <span
      className={styles.ring}
      data-tone={toneOf(score)}
      data-size={size}
      role="img"
      aria-label={text.match(format.percent(percent))}
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
