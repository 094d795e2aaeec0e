import type { Segment } from '../search-answers';
import styles from './MarkedText.module.css';

/** A text with the words that were searched for marked; it stays text, whatever it holds (SRCH-1). */
export const MarkedText = ({ segments }: { segments: readonly Segment[] }) =>
  segments.map(({ text, match }, place) =>
    match ? (
      <mark key={place} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
