import { HeartIcon, useLocale, useMessages } from '@masar/ui';
import ButtonBase from '@mui/material/ButtonBase';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import type { Post } from '../community-answers';
import { useLike } from '../like.mutation';
import { communityMessages } from '../messages/community.messages';
import styles from './LikeButton.module.css';

interface LikeButtonProps {
  post: Post;
  /** Whose or which post it is, for screen readers. */
  subject: string;
}

/** A heart and its count; pressed when the reader likes the post (COM-3). */
export function LikeButton({ post, subject }: LikeButtonProps) {
  const text = useMessages(communityMessages);
  const { format } = useLocale();
  const notifyFailure = useFailureNotice();
  const toggle = useLike(post);
  return (
    <ButtonBase
      className={styles.like}
      aria-pressed={post.isLiked}
      // What waits for review or is hidden has no audience.
      disabled={post.status !== 'visible'}
      onClick={() => toggle((error) => notifyFailure(error, { title: text.likeFailed }))}
    >
      <HeartIcon size={20} fill={post.isLiked ? 'currentColor' : 'none'} />
      <span className="visually-hidden">{text.like(subject)}</span> {format.number(post.likesCount)}
    </ButtonBase>
  );
}
