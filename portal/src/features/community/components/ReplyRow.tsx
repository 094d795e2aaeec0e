import { useState } from 'react';
import Button from '@mui/material/Button';
import { ReplyIcon, useMessages } from '@masar/ui';
import { Markdown } from '#subjects/markdown/Markdown';
import type { Reply } from '../community-answers';
import { discussionMessages } from '../messages/discussion.messages';
import { useAuthorName } from '../useAuthorName';
import { EditPostForm } from './EditPostForm';
import { LikeButton } from './LikeButton';
import { PostAuthor } from './PostAuthor';
import { PostMenu } from './PostMenu';
import { PostNotice } from './PostNotice';
import styles from './ReplyList.module.css';

interface ReplyRowProps {
  reply: Reply;
  /** Begins an answer that calls the reply's author; left out where nobody can answer. */
  onAnswer?: ((name: string) => void) | undefined;
}

/** A reply, or the place that a deleted or hidden one has left. */
export function ReplyRow({ reply, onAnswer }: ReplyRowProps) {
  const text = useMessages(discussionMessages);
  const name = useAuthorName()(reply);
  const [isEditing, setEditing] = useState(false);

  if (reply.status === 'deleted' || (reply.status === 'hidden' && !reply.content)) {
    return (
      <li className={styles.gone}>
        {reply.status === 'deleted' ? text.replyDeleted : text.replyHidden}
        {reply.canModerate && <PostMenu post={reply} subject={name} onEdit={() => undefined} />}
      </li>
    );
  }
  return (
    <li className={styles.reply}>
      <PostAuthor post={reply} />
      <PostNotice post={reply} />
      {isEditing ? (
        <EditPostForm post={reply} onDone={() => setEditing(false)} />
      ) : (
        <div className={styles.words}>
          <Markdown from="people">{reply.content}</Markdown>
        </div>
      )}
      <div className={styles.foot}>
        <LikeButton post={reply} subject={name} />
        {onAnswer && reply.author && (
          <Button variant="text" color="inherit" aria-label={text.answerTo(name)} onClick={() => onAnswer(name)}>
            <ReplyIcon size={18} />
            {text.answer}
          </Button>
        )}
        <PostMenu post={reply} subject={name} onEdit={() => setEditing(true)} />
      </div>
    </li>
  );
}
