import { AccountBadge, Avatar, Badge, Isolated, useMessages } from '@masar/ui';
import type { ReactNode } from 'react';
import { RelativeTime } from '#shared/time/RelativeTime';
import type { Post } from '../community-answers';
import { answerMessages } from '../messages/answer.messages';
import { communityMessages } from '../messages/community.messages';
import { useAuthorName } from '../useAuthorName';
import styles from './PostAuthor.module.css';

interface PostAuthorProps {
  post: Post;
  /** Further facts in the line of the time. */
  children?: ReactNode;
}

/** Who wrote a post and when: first letter or picture, name, role of those who are not students, who teaches here. */
export function PostAuthor({ post, children }: PostAuthorProps) {
  const text = useMessages(communityMessages);
  const name = useAuthorName()(post);
  const answers = useMessages(answerMessages);
  const { author } = post;
  const teaches = 'answersAs' in post && post.answersAs === 'instructor';
  return (
    <div className={styles.author}>
      <Avatar personId={author?.id} name={author?.name} imageUrl={author?.profileImageUrl ?? null} />
      <div className={styles.facts}>
        <span className={styles.name}>
          <strong>
            <Isolated>{name}</Isolated>
          </strong>
          {teaches && <Badge tone="green">{answers.instructor}</Badge>}
          {author && !teaches && author.role !== 'student' && <AccountBadge role={author.role} />}
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
