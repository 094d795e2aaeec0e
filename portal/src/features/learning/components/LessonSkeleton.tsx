import { Skeleton } from '@masar/ui';
import styles from './OpenLesson.module.css';

/** The shape of a lesson while it loads. */
export function LessonSkeleton() {
  return (
    <div className={styles.lesson} aria-busy="true">
      <Skeleton width="40%" height="0.9em" />
      <Skeleton width="70%" height="2em" />
      {['96%', '100%', '88%', '92%', '50%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
