import { Skeleton, useMessages } from '@masar/ui';
import { communityMessages } from '../messages/community.messages';
import styles from './DiscussionCard.module.css';

/** As many as the specification shows while the list loads (spec 9). */
const places = [0, 1, 2, 3];

export function DiscussionSkeletons() {
  const text = useMessages(communityMessages);
  return (
    <div role="status" className={styles.skeletons}>
      <span className="visually-hidden">{text.loading}</span>
      {places.map((place) => (
        <div key={place} className={styles.card} aria-hidden="true" data-testid="discussion-skeleton">
          <div className={styles.skeletonHead}>
            <Skeleton width="40px" height="40px" />
            <span>
              <Skeleton width="130px" height="0.9em" />
              <Skeleton width="80px" height="0.7em" />
            </span>
          </div>
          <Skeleton width="64%" height="1.2em" />
          <Skeleton width="92%" height="0.9em" />
        </div>
      ))}
    </div>
  );
}
