import { useMessages } from '@masar/ui';
import { ReasonedDecision } from '../queues/ReasonedDecision';
import { useDecision } from '../queues/useDecision';
import type { PendingPosting } from './pending-posting';
import { decidedPostingMessages, pendingPostingsMessages } from './pending-postings.messages';

/** Lets a waiting posting through, or refuses it with a reason that its poster reads (OPP-4). */
export function PostingDecision({ posting }: { posting: PendingPosting }) {
  const text = useMessages(pendingPostingsMessages);
  const isDecided = useMessages(decidedPostingMessages);
  const [decide, isDeciding] = useDecision({
    resource: 'pending-postings',
    record: posting,
    failed: text.decisionFailed,
  });
  return (
    <ReasonedDecision
      text={text}
      choices={[
        { value: 'published', label: text.approve },
        { value: 'refused', label: text.refuse, needsReason: true },
      ]}
      isDeciding={isDeciding}
      onDecide={(status, reason) => decide({ status, ...(reason && { reason }) }, isDecided[status])}
    />
  );
}
