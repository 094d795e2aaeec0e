import type { ReactNode } from 'react';
import { Avatar, Isolated, RoleBadge, useMessages } from '@masar/ui';
import { RelativeTime } from '#shared/time/RelativeTime';
import type { Post } from '../community-answers';
import { communityMessages } from '../messages/community.messages';
import { useAuthorName } from '../useAuthorName';
import styles from './PostAuthor.module.css';

interface PostAuthorProps {
  post: Post;
  /** Further facts in the line of the time. */
  children?: ReactNode;
}

/** Who wrote a post and when: first letter or picture, name, role of those who are not students. */
export function PostAuthor({ post, children }: PostAuthorProps) {
  const text = useMessages(communityMessages);
  const name = useAuthorName()(post);
  const { author } = post;
  return (
    <div className={styles.author}>
      <Avatar name={author?.name} imageUrl={author?.profileImageUrl ?? null} />
      <div className={styles.facts}>
        <span className={styles.name}>
          <strong>
            <Isolated>{name}</Isolated>
          </strong>
          {author && author.role !== 'student' && <RoleBadge role={author.role} />}
        </span>
        <span className={styles.time}>
          <RelativeTime at={post.createdAt} />
          {post.isEdited && <span>{text.edited}</span>}
          {children}
        </span>
      </div>
    </div>
  );
}
