import { shell, Skeleton, useMessages } from '@masar/ui';
import { communityMessages } from '../messages/community.messages';
import list from './DiscussionCards.module.css';
import styles from './DiscussionSkeletons.module.css';

/** As many as the specification shows while the list loads (spec 9). */
const places = [0, 1, 2, 3];

export function DiscussionSkeletons() {
  const text = useMessages(communityMessages);
  return (
    <div role="status" className={`${shell.card} ${list.list}`}>
      <span className="visually-hidden">{text.loading}</span>
      {places.map((place) => (
        <div key={place} className={styles.row} aria-hidden="true" data-testid="discussion-skeleton">
          <Skeleton width="40px" height="40px" />
          <span className={styles.lines}>
            <Skeleton width="78%" height="1.1em" />
            <Skeleton width="46%" height="0.8em" />
          </span>
        </div>
      ))}
    </div>
  );
}
