import { ReplyIcon, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Markdown } from '#subjects/markdown/Markdown';
import type { Reply } from '../community-answers';
import { discussionMessages } from '../messages/discussion.messages';
import { useAuthorName } from '../useAuthorName';
import { ChooseAnswer } from './ChooseAnswer';
import { EditPostForm } from './EditPostForm';
import { LikeButton } from './LikeButton';
import { PostAuthor } from './PostAuthor';
import { PostMenu } from './PostMenu';
import { PostNotice } from './PostNotice';
import styles from './ReplyList.module.css';

export interface ReplyBodyProps {
  reply: Reply;
  /** Begins an answer that calls the reply's author; left out where nobody can answer. */
  onAnswer?: ((name: string) => void) | undefined;
  /** The reader may choose the answer of this discussion (COM-8). */
  canAccept: boolean;
}

/** What somebody replied, and what the reader may do with it. */
export function ReplyBody({ reply, onAnswer, canAccept }: ReplyBodyProps) {
  const text = useMessages(discussionMessages);
  const name = useAuthorName()(reply);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <PostAuthor post={reply} />
      <PostNotice post={reply} />
      {isEditing ? (
        <EditPostForm post={reply} onDone={() => setEditing(false)} />
      ) : (
        <div className={styles.words}>
          <Markdown from="people">{reply.content}</Markdown>
        </div>
      )}
      <div className={`${shell.line} ${styles.foot}`}>
        <LikeButton post={reply} subject={name} />
        {onAnswer && reply.author && (
          <Button variant="text" color="inherit" aria-label={text.answerTo(name)} onClick={() => onAnswer(name)}>
            <ReplyIcon size={18} />
            {text.answer}
          </Button>
        )}
        {canAccept && reply.status === 'visible' && <ChooseAnswer reply={reply} name={name} />}
        <PostMenu post={reply} subject={name} onEdit={() => setEditing(true)} />
      </div>
    </>
  );
}
