import { textDirection } from '@masar/i18n';
import type { Segment } from '../search-answers';
import styles from './MarkedText.module.css';

/** A text in its own direction with the words that were searched for marked; it stays text, whatever it holds. */
export function MarkedText({ segments }: { segments: readonly Segment[] }) {
  const whole = segments.map(({ text }) => text).join('');
  return (
    <bdi dir={textDirection(whole)}>
      {segments.map(({ text, match }, place) =>
        match ? (
          <mark key={place} className={styles.mark}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </bdi>
  );
}
