import { textDirection } from '@masar/i18n';
import { Avatar, ChatIcon, EyeIcon, Isolated, shell, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { RelativeTime } from '#shared/time/RelativeTime';
import { PostTitle } from '#subjects/markdown/PostTitle';
import type { Discussion } from '../community-answers';
import { communityMessages } from '../messages/community.messages';
import { useAuthorName } from '../useAuthorName';
import { DiscussionBadges } from './DiscussionBadges';
import styles from './DiscussionCard.module.css';
import { ForumName } from './ForumName';
import { LikeButton } from './LikeButton';

interface DiscussionCardProps {
  discussion: Discussion;
  href: string;
  linkState: object;
  /** Among discussions of all forums each one says where it belongs. */
  showsForum: boolean;
}

/** A discussion in the list, dense; the whole row opens it (COM-10). */
export function DiscussionCard({ discussion, href, linkState, showsForum }: DiscussionCardProps) {
  const text = useMessages(communityMessages);
  const { digits, format } = useLocale();
  const name = useAuthorName()(discussion);
  const { author, title, isPinned, createdAt, lastActivity, viewsCount } = discussion;
  return (
    <li className={styles.row} data-pinned={isPinned}>
      <Avatar personId={author?.id} name={author?.name} imageUrl={author?.profileImageUrl ?? null} />
      <h3 className={styles.title} dir={textDirection(title)}>
        <Link to={href} state={linkState} preventScrollReset className={`${shell.wholeRow} ${styles.link}`}>
          <PostTitle>{title || text.deletedDiscussion}</PostTitle>
        </Link>
      </h3>
      <div className={styles.facts}>
        <DiscussionBadges discussion={discussion} />
        <span className={styles.words}>
          <Isolated>{name}</Isolated>
          <RelativeTime at={lastActivity > createdAt ? lastActivity : createdAt} />
          {showsForum && <ForumName discussion={discussion} />}
        </span>
        <span className={styles.counts}>
          {viewsCount > 0 && (
            <span className={styles.views}>
              <EyeIcon size={18} />
              <span aria-hidden="true">{format.number(viewsCount)}</span>
              <span className="visually-hidden">{text.viewed(viewsCount, digits)}</span>
            </span>
          )}
          <span className={styles.replies}>
            <ChatIcon size={18} />
            <span aria-hidden="true">{format.number(discussion.repliesCount)}</span>
            <span className="visually-hidden">{text.replies(discussion.repliesCount, digits)}</span>
          </span>
          <LikeButton post={discussion} subject={title} />
        </span>
      </div>
    </li>
  );
}
