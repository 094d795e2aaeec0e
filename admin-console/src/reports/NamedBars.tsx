import { Isolated, shell } from '@masar/ui';
import { useId } from 'react';
import styles from './NamedBars.module.css';

interface NamedBarsProps {
  title: string;
  /** The largest first. */
  rows: readonly { name: string; value: number }[];
  formatValue: (value: number) => string;
  empty: string;
}

/** Courses, categories or people by one figure: a bar below each name, which has room for itself. */
export function NamedBars({ title, rows, formatValue, empty }: NamedBarsProps) {
  const headingId = useId();
  const highest = Math.max(0, ...rows.map(({ value }) => value));
  return (
    <figure className={styles.figure} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {highest === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ol className={`${shell.stack14} ${styles.rows}`} role="list">
          {rows.map(({ name, value }, index) => (
            <li key={index}>
              <span className={styles.name}>
                <Isolated>{name}</Isolated>
              </span>
              <span className={styles.value}>{formatValue(value)}</span>
              <span className={styles.track}>
                <svg className={styles.bar} width={`${(100 * value) / highest}%`} aria-hidden="true" />
              </span>
            </li>
          ))}
        </ol>
      )}
    </figure>
  );
}
