import { useRef } from 'react';
import { mentionOf } from '@masar/domain';
import { Notice, useLocale, useMessages } from '@masar/ui';
import { useUnsavedDraft } from '#shared/forms/useUnsavedDraft';
import { useSession } from '#shared/session/SessionProvider';
import type { Discussion } from '../community-answers';
import { discussionMessages } from '../messages/discussion.messages';
import { OpeningPost } from './OpeningPost';
import { ReplyForm, emptyReply } from './ReplyForm';
import { ReplyList } from './ReplyList';
import styles from './DiscussionView.module.css';

interface DiscussionViewProps {
  discussion: Discussion;
  onDeleted: () => void;
}

/** A discussion: what began it, what others replied, and the form for one's own reply. */
export function DiscussionView({ discussion, onDeleted }: DiscussionViewProps) {
  const text = useMessages(discussionMessages);
  const { format } = useLocale();
  const { user } = useSession();
  const draft = useUnsavedDraft(`masarDraft:${user?.id}:reply:${discussion.id}`, emptyReply);
  const form = useRef<HTMLFormElement>(null);
  const takesReplies = discussion.status === 'visible' && !discussion.isLocked;

  const answer = (name: string) => {
    const before = draft.values.content.trimEnd();
    draft.change({ content: `${before}${before && ' '}@${mentionOf(name)} ` });
    form.current?.querySelector('textarea')?.focus();
  };

  return (
    <div className={styles.view}>
      <OpeningPost discussion={discussion} onDeleted={onDeleted} />
      <section className={styles.replies} aria-label={text.repliesTitle}>
        <h3>
          {text.repliesTitle} <span className={styles.count}>{format.number(discussion.repliesCount)}</span>
        </h3>
        <ReplyList discussionId={discussion.id} onAnswer={takesReplies ? answer : undefined} />
      </section>
      {discussion.isLocked && <Notice>{text.lockedNotice}</Notice>}
      {takesReplies && <ReplyForm discussionId={discussion.id} draft={draft} form={form} />}
    </div>
  );
}
