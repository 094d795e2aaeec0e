import { Skeleton, useMessages } from '@masar/ui';
import { jobListMessages } from '../messages/job-list.messages';
import styles from './JobSkeletons.module.css';
import grid from './JobGrid.module.css';

/** Shapes of cards while vacancies load. */
export function JobSkeletons({ count }: { count: number }) {
  const text = useMessages(jobListMessages);
  return (
    <div role="status">
      <span className="visually-hidden">{text.loading}</span>
      <div className={grid.grid}>
        {Array.from({ length: count }, (_, card) => (
          <div key={card} className={styles.card} aria-hidden="true" data-testid="job-skeleton">
            <Skeleton width="70%" height="1.2em" />
            <Skeleton width="40%" height="0.9em" />
            <Skeleton width="55%" height="0.9em" />
            <Skeleton width="90%" height="1.5em" />
          </div>
        ))}
      </div>
    </div>
  );
}
