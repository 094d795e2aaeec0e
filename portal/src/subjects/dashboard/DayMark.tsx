import { useLocale } from '@masar/ui';
import styles from './DayMark.module.css';

interface DayMarkProps {
  /** In Iraq, e.g. `2026-05-31`. */
  day: string;
  /** The moment, where it is known. */
  at?: string | null;
}

/** A day as the leaf of a calendar: its number above its month. */
export function DayMark({ day, at }: DayMarkProps) {
  const { format } = useLocale();
  return (
    <time dateTime={at ?? day} className={styles.mark}>
      <span className={styles.day}>{format.date(day, { day: 'numeric' })}</span>
      <span>{format.date(day, { month: 'short' })}</span>
    </time>
  );
}
