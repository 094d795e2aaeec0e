import { Badge, LockIcon, PinIcon, useMessages } from '@masar/ui';
import type { Discussion } from '../community-answers';
import { communityMessages } from '../messages/community.messages';
import styles from './DiscussionBadges.module.css';

/** What is special about a discussion. */
export function DiscussionBadges({ discussion }: { discussion: Discussion }) {
  const text = useMessages(communityMessages);
  const { isPinned, isLocked, status } = discussion;
  const isWithheld = status === 'pending' || status === 'hidden';
  if (!isPinned && !isLocked && !isWithheld) return null;
  return (
    <div className={styles.badges}>
      {isPinned && (
        <Badge tone="clay">
          <PinIcon size={14} />
          {text.pinned}
        </Badge>
      )}
      {isLocked && (
        <Badge>
          <LockIcon size={14} />
          {text.locked}
        </Badge>
      )}
      {isWithheld && (
        <Badge tone={status === 'pending' ? 'yellow' : 'red'} dot>
          {text[status]}
        </Badge>
      )}
    </div>
  );
}
