import { Badge, CheckIcon, LockIcon, PinIcon, shell, useMessages } from '@masar/ui';
import type { Discussion } from '../community-answers';
import { answerMessages } from '../messages/answer.messages';
import { communityMessages } from '../messages/community.messages';

/** What is special about a discussion. */
export function DiscussionBadges({ discussion }: { discussion: Discussion }) {
  const text = useMessages(communityMessages);
  const answers = useMessages(answerMessages);
  const { isPinned, isLocked, status } = discussion;
  const isSolved = discussion.acceptedReplyId !== null;
  const isWithheld = status === 'pending' || status === 'hidden';
  if (!isPinned && !isLocked && !isSolved && !isWithheld) return null;
  return (
    <div className={shell.row6}>
      {isSolved && (
        <Badge tone="green">
          <CheckIcon size={14} />
          {answers.solved}
        </Badge>
      )}
      {isPinned && (
        <Badge tone="clay">
          <PinIcon size={14} />
          {text.pinned}
        </Badge>
      )}
      {isLocked && (
        <Badge>
          <LockIcon size={14} />
          {text.locked}
        </Badge>
      )}
      {isWithheld && (
        <Badge tone={status === 'pending' ? 'yellow' : 'red'} dot>
          {text[status]}
        </Badge>
      )}
    </div>
  );
}
