import { LinkIcon, shell, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { paths } from '#shared/navigation/paths';
import { useToast } from '#shared/toasts/ToastProvider';
import { Markdown } from '#subjects/markdown/Markdown';
import type { Discussion } from '../community-answers';
import { communityMessages } from '../messages/community.messages';
import { discussionMessages } from '../messages/discussion.messages';
import { DiscussionBadges } from './DiscussionBadges';
import styles from './DiscussionView.module.css';
import { EditPostForm } from './EditPostForm';
import { ForumName } from './ForumName';
import { LikeButton } from './LikeButton';
import { PostAuthor } from './PostAuthor';
import { PostMenu } from './PostMenu';
import { PostNotice } from './PostNotice';

interface OpeningPostProps {
  discussion: Discussion;
  onDeleted: () => void;
}

/** The text with which a discussion began. */
export function OpeningPost({ discussion, onDeleted }: OpeningPostProps) {
  const text = useMessages(discussionMessages);
  const words = useMessages(communityMessages);
  const { digits } = useLocale();
  const toast = useToast();
  const [isEditing, setEditing] = useState(false);
  if (discussion.status === 'deleted') return <Alert severity="info">{text.discussionDeleted}</Alert>;

  const copyLink = async () => {
    await navigator.clipboard.writeText(new URL(paths.discussion.href(discussion.id), window.location.origin).href);
    toast({ title: text.linkCopied, kind: 'success' });
  };
  return (
    <article className={shell.stack14}>
      <div className={styles.head}>
        <PostAuthor post={discussion}>
          <ForumName discussion={discussion} />
          {discussion.viewsCount > 0 && (
            <span className={styles.views}>{words.viewed(discussion.viewsCount, digits)}</span>
          )}
        </PostAuthor>
        <DiscussionBadges discussion={discussion} />
      </div>
      <PostNotice post={discussion} />
      {isEditing ? (
        <EditPostForm post={discussion} onDone={() => setEditing(false)} />
      ) : (
        <div className={styles.words}>
          <Markdown from="people">{discussion.content}</Markdown>
        </div>
      )}
      <div className={`${shell.line} ${styles.foot}`}>
        <LikeButton post={discussion} subject={discussion.title} />
        <Button variant="text" color="inherit" onClick={() => void copyLink()}>
          <LinkIcon size={18} />
          {text.copyLink}
        </Button>
        <PostMenu post={discussion} subject={discussion.title} onEdit={() => setEditing(true)} onDeleted={onDeleted} />
      </div>
    </article>
  );
}
