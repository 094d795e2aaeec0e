import { textDirection } from '@masar/i18n';
import { useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import { RelativeTime } from '#shared/time/RelativeTime';
import { kindOf, type Post } from '../community-answers';
import { decisionMessages, replyDecisionMessages } from '../messages/decision.messages';
import { discussionMessages } from '../messages/discussion.messages';
import styles from './PostNotice.module.css';

/** What a post's author and the moderators should know about it: where it stands, what was decided and why (COM-4). */
export function PostNotice({ post }: { post: Post }) {
  const text = useMessages(discussionMessages);
  const ofDiscussion = useMessages(decisionMessages);
  const ofReply = useMessages(replyDecisionMessages);
  const { status } = post;
  // What was decided before is not why it waits now.
  const moderation = status === 'pending' ? null : post.moderation;
  const isWithheld = status === 'pending' || status === 'hidden';
  // A decision without a reason shows in the post itself: a badge, its place, its being there.
  if (!isWithheld && !moderation?.reason) return null;

  const outcome = moderation && (kindOf(post) === 'reply' ? ofReply : ofDiscussion)[moderation.action];
  const standing = { pending: text.pendingNotice, hidden: text.hiddenNotice }[status as 'pending' | 'hidden'];
  return (
    <Alert severity={isWithheld ? 'warning' : 'info'}>
      <p>
        {standing ?? outcome}
        {moderation && (
          <span className={styles.time}>
            <RelativeTime at={moderation.at} />
          </span>
        )}
      </p>
      {moderation?.reason && (
        <p className={styles.reason}>
          <strong>{text.reason}</strong> <bdi dir={textDirection(moderation.reason)}>{moderation.reason}</bdi>
        </p>
      )}
    </Alert>
  );
}
