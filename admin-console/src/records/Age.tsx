import { useLocale } from '@masar/ui';
import styles from './Age.module.css';

/** How long something has waited; the whole date on hovering. */
export function Age({ since }: { since: string }) {
  const { format } = useLocale();
  return (
    <time className={styles.age} dateTime={since} title={format.dateTime(since)}>
      {format.relative(since, new Date())}
    </time>
  );
}
