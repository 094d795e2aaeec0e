import { limits } from '@masar/domain';
import { shell, Skeleton, useMessages } from '@masar/ui';
import type { ReactNode } from 'react';
import { coursesMessages } from '../courses.messages';
import styles from './CourseGrid.module.css';

interface CourseGridProps {
  /** Shown while new filters load; the old cards stay readable. */
  isOld?: boolean;
  children: ReactNode;
}

export function CourseGrid({ isOld = false, children }: CourseGridProps) {
  return (
    <ul role="list" className={styles.grid} aria-busy={isOld || undefined}>
      {children}
    </ul>
  );
}

/** Six shapes of cards while the first courses load (spec 9). */
export function CourseGridSkeleton() {
  const text = useMessages(coursesMessages);
  return (
    <div role="status">
      <span className="visually-hidden">{text.loading}</span>
      <div className={styles.grid}>
        {Array.from({ length: limits.courseSkeletons }, (_, card) => (
          <div key={card} className={`${shell.card} ${styles.shape}`} aria-hidden="true" data-testid="card-skeleton">
            <Skeleton height="100%" />
            <div className={styles.lines}>
              <Skeleton width="80%" height="1.2em" />
              <Skeleton height="0.9em" />
              <Skeleton width="60%" height="0.9em" />
              <Skeleton width="40%" height="0.9em" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
