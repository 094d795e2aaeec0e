import { useMessages } from '@masar/ui';
import { discussionMessages } from '../messages/discussion.messages';
import { replyPlace } from '../model/reply-place';
import { useAuthorName } from '../useAuthorName';
import { LiftedPlace } from './LiftedPlace';
import { PostMenu } from './PostMenu';
import { ReplyBody, type ReplyBodyProps } from './ReplyBody';
import styles from './ReplyList.module.css';

interface ReplyRowProps extends ReplyBodyProps {
  /** Its text stands right below the question; here is the way to it. */
  isLifted: boolean;
}

/** A reply, or the place that a deleted, hidden or lifted one has left. */
export function ReplyRow({ isLifted, ...body }: ReplyRowProps) {
  const text = useMessages(discussionMessages);
  const { reply } = body;
  const name = useAuthorName()(reply);

  if (reply.status === 'deleted' || (reply.status === 'hidden' && !reply.content)) {
    return (
      <li className={styles.gone}>
        {reply.status === 'deleted' ? text.replyDeleted : text.replyHidden}
        {reply.canModerate && <PostMenu post={reply} subject={name} onEdit={() => undefined} />}
      </li>
    );
  }
  if (isLifted) return <LiftedPlace reply={reply} />;
  return (
    <li className={styles.reply} id={replyPlace(reply.id)} tabIndex={-1} data-answers-as={reply.answersAs}>
      <ReplyBody {...body} />
    </li>
  );
}
