import { shell, Skeleton } from '@masar/ui';
import type { ReactNode } from 'react';
import styles from './PostingGrid.module.css';

interface PostingGridProps {
  /** Shown while new filters load; the old cards stay readable. */
  isOld?: boolean;
  children: ReactNode;
}

export function PostingGrid({ isOld = false, children }: PostingGridProps) {
  return (
    <ul role="list" className={styles.grid} aria-busy={isOld || undefined}>
      {children}
    </ul>
  );
}

const places = [0, 1, 2, 3, 4, 5];

/** Shapes of cards while the first ones load. */
export function PostingGridSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div className={styles.grid}>
        {places.map((place) => (
          <div
            key={place}
            className={`${shell.card} ${styles.shape}`}
            aria-hidden="true"
            data-testid="posting-skeleton"
          >
            <Skeleton width="72px" height="1.4em" />
            <Skeleton width="78%" height="1.3em" />
            <Skeleton width="46%" height="0.9em" />
            <Skeleton height="2.6em" />
            <Skeleton width="60%" height="0.9em" />
            <Skeleton width="100%" height="44px" />
          </div>
        ))}
      </div>
    </div>
  );
}
