import { useMessages } from '@masar/ui';
import { ReasonedDecision } from '../queues/ReasonedDecision';
import { useDecision } from '../queues/useDecision';
import type { PendingPost } from './pending-post';
import { decidedPostMessages, pendingPostsMessages } from './pending-posts.messages';

/** Publishes a waiting post, or hides it with a reason that its author reads (COM-4). */
export function PostDecision({ post }: { post: PendingPost }) {
  const text = useMessages(pendingPostsMessages);
  const isDecided = useMessages(decidedPostMessages);
  const [decide, isDeciding] = useDecision({ resource: 'pending-posts', record: post, failed: text.failedTitle });
  return (
    <ReasonedDecision
      text={text}
      choices={[
        { value: 'visible', label: text.approve },
        { value: 'hidden', label: text.refuse, needsReason: true },
      ]}
      isDeciding={isDeciding}
      onDecide={(status, reason) => decide({ status, ...(reason && { reason }) }, isDecided[status])}
    />
  );
}
