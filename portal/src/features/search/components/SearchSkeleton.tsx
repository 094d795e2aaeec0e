import { RowsSkeleton, shell, Skeleton, useMessages } from '@masar/ui';
import { searchMessages } from '../search.messages';
import styles from './SearchSkeleton.module.css';

/** The shape of two kinds of results. */
export function SearchSkeleton() {
  const text = useMessages(searchMessages);
  return (
    <div className={styles.skeleton} role="status" aria-label={text.loading}>
      {[3, 2].map((rows) => (
        <div key={rows} className={styles.group}>
          <Skeleton width="110px" height="1.4em" />
          <div className={`${shell.card} ${styles.rows}`}>
            <RowsSkeleton rows={rows} />
          </div>
        </div>
      ))}
    </div>
  );
}
