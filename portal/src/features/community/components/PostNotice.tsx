import { Notice, useMessages } from '@masar/ui';
import { textDirection } from '#shared/markdown/text-direction';
import type { Post } from '../community-answers';
import { discussionMessages } from '../messages/discussion.messages';

/** What a post's author and the moderators should know about it: where it stands and why (COM-4). */
export function PostNotice({ post }: { post: Post }) {
  const text = useMessages(discussionMessages);
  const reason = post.moderation?.reason;
  const isHidden = post.status === 'hidden';
  const why = reason && (
    <p>
      <strong>{isHidden ? text.reason : text.moderatorNote}</strong> <bdi dir={textDirection(reason)}>{reason}</bdi>
    </p>
  );
  if (post.status === 'pending' || isHidden) {
    return (
      <Notice kind="warning">
        <p>{isHidden ? text.hiddenNotice : text.pendingNotice}</p>
        {why}
      </Notice>
    );
  }
  return why ? <Notice>{why}</Notice> : null;
}
