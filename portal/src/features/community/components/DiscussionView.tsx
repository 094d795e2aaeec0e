import { mentionOf } from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import { useRef, useState } from 'react';
import { useHeldValues } from '#shared/forms/useHeldValues';
import type { OpenedDiscussion } from '../community-answers';
import { discussionMessages } from '../messages/discussion.messages';
import { liftedOf } from '../model/lifted';
import type { SoughtReply } from '../useSoughtReply';
import styles from './DiscussionView.module.css';
import { LiftedAnswers } from './LiftedAnswers';
import { OpeningPost } from './OpeningPost';
import { emptyReply, ReplyForm } from './ReplyForm';
import { ReplyList } from './ReplyList';
import { WriteReply } from './WriteReply';

interface DiscussionViewProps {
  discussion: OpenedDiscussion;
  /** The reply that the address names. */
  replyId?: string | null;
  /** One below the title of where it is shown. */
  heading: 'h2' | 'h3';
  onDeleted: () => void;
}

/** A discussion: what began it, the answers that stand out, what others replied, and the form for one's own reply. */
export function DiscussionView({ discussion, replyId = null, heading: Heading, onDeleted }: DiscussionViewProps) {
  const text = useMessages(discussionMessages);
  const { format } = useLocale();
  const reply = useHeldValues(`reply:${discussion.id}`, emptyReply);
  const place = useRef<HTMLDivElement>(null);
  const [sought, seek] = useState<SoughtReply | null>(replyId ? { id: replyId } : null);
  const takesReplies = discussion.status === 'visible' && !discussion.isLocked;
  const lifted = liftedOf(discussion);
  const { canAccept } = discussion;

  const write = () => place.current?.querySelector('textarea')?.focus();
  const answer = (name: string) => {
    const before = reply.values.content.trimEnd();
    reply.change({ content: `${before}${before && ' '}@${mentionOf(name)} ` });
    write();
  };
  const onAnswer = takesReplies ? answer : undefined;

  return (
    <div className={shell.stack24}>
      <OpeningPost discussion={discussion} onDeleted={onDeleted} />
      <LiftedAnswers answers={lifted} canAccept={canAccept} onAnswer={onAnswer} onPlace={(id) => seek({ id })} />
      <section className={`${shell.stack14} ${styles.replies}`} aria-label={text.repliesTitle}>
        <Heading className={styles.repliesTitle}>
          {text.repliesTitle} <span className={styles.count}>{format.number(discussion.repliesCount)}</span>
        </Heading>
        <ReplyList
          discussionId={discussion.id}
          lifted={lifted.map(({ id }) => id)}
          canAccept={canAccept}
          sought={sought}
          onAnswer={onAnswer}
        />
      </section>
      {discussion.isLocked && <Alert severity="info">{text.lockedNotice}</Alert>}
      {takesReplies && (
        <>
          <WriteReply onClick={write} />
          <div ref={place} className={styles.compose}>
            <ReplyForm discussionId={discussion.id} held={reply} />
          </div>
        </>
      )}
    </div>
  );
}
