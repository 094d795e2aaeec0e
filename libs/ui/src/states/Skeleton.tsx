import { useKit } from '../kit/kit-context.ts';
import { shell } from '../shells/shell.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS length. */
  width?: string;
  height?: string;
}

/** A grey shape in the place of what is loading. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  const kit = useKit();
  if (kit) return <kit.Skeleton width={width} height={height} />;
  return <span className={styles.skeleton} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />;
}

/** The shape of a course card. */
export function CardSkeleton() {
  return (
    <div className={`${shell.card} ${styles.card}`} aria-hidden="true" data-testid="card-skeleton">
      <div className={styles.cover}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.lines}>
        <Skeleton width="35%" height="0.8em" />
        <Skeleton width="80%" height="1.2em" />
        <Skeleton width="60%" height="0.8em" />
      </div>
    </div>
  );
}

/** The shape of a list of people, discussions or activities. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.rows} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} data-testid="row-skeleton">
          <Skeleton height="44px" />
          <span className={styles.rowLines}>
            <Skeleton width="70%" />
            <Skeleton width="40%" height="0.8em" />
          </span>
        </div>
      ))}
    </div>
  );
}
