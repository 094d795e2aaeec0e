import { Link } from 'react-router-dom';
import { limits, plainBeginningOf } from '@masar/domain';
import { textDirection } from '@masar/i18n';
import { ChatIcon, useLocale, useMessages } from '@masar/ui';
import type { Discussion } from '../community-answers';
import { communityMessages } from '../messages/community.messages';
import { ForumName } from './ForumName';
import { LikeButton } from './LikeButton';
import { PostAuthor } from './PostAuthor';
import { DiscussionBadges } from './DiscussionBadges';
import styles from './DiscussionCard.module.css';

interface DiscussionCardProps {
  discussion: Discussion;
  href: string;
  linkState: object;
  /** Among discussions of all forums each one says where it belongs. */
  showsForum: boolean;
}

/** A discussion in the list; the whole card opens it. */
export function DiscussionCard({ discussion, href, linkState, showsForum }: DiscussionCardProps) {
  const text = useMessages(communityMessages);
  const { digits } = useLocale();
  // A list tells plain words; what was edited or heard of since is whole.
  const words = plainBeginningOf(discussion.content, limits.listedBeginning);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <PostAuthor post={discussion}>{showsForum && <ForumName discussion={discussion} />}</PostAuthor>
        <DiscussionBadges discussion={discussion} />
      </div>
      <h3 className={styles.title} dir={textDirection(discussion.title)}>
        <Link to={href} state={linkState} preventScrollReset className={styles.link}>
          {discussion.title || text.deletedDiscussion}
        </Link>
      </h3>
      {words && (
        <p className={styles.words} dir={textDirection(words)}>
          {words}
        </p>
      )}
      <div className={styles.foot}>
        <LikeButton post={discussion} subject={discussion.title} />
        <span className={styles.replies}>
          <ChatIcon size={20} />
          {text.replies(discussion.repliesCount, digits)}
        </span>
      </div>
    </li>
  );
}
