import { shell, Skeleton } from '@masar/ui';
import styles from './ReplySkeletons.module.css';

/** The shape of replies while they load: who, and two lines. */
export function ReplySkeletons({ rows = 3 }: { rows?: number }) {
  return (
    <div aria-hidden="true" className={shell.stack12}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={`${shell.stack12} ${styles.row}`}>
          <PostSkeleton lines={['94%', '58%']} />
        </div>
      ))}
    </div>
  );
}

/** The shape of a post: first letter, name and time, lines of text. */
export function PostSkeleton({ lines }: { lines: readonly string[] }) {
  return (
    <>
      <div className={styles.author}>
        <Skeleton width="40px" height="40px" />
        <span>
          <Skeleton width="130px" height="0.9em" />
          <Skeleton width="80px" height="0.7em" />
        </span>
      </div>
      {lines.map((width) => (
        <Skeleton key={width} width={width} height="0.9em" />
      ))}
    </>
  );
}
