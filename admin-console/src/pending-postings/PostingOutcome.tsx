import { Isolated, Notice, useMessages } from '@masar/ui';
import type { PendingPosting } from './pending-posting';
import { decidedPostingMessages, pendingPostingsMessages } from './pending-postings.messages';

/** What became of a posting that waits no more, with the note to its poster; nothing while it waits. */
export function PostingOutcome({ posting: { status, reason } }: { posting: PendingPosting }) {
  const text = useMessages(pendingPostingsMessages);
  const isDecided = useMessages(decidedPostingMessages);
  if (status === 'pending') return null;
  return (
    <Notice>
      {isDecided[status]}
      {reason && (
        <p>
          {text.reason}: <Isolated>{reason}</Isolated>
        </p>
      )}
    </Notice>
  );
}
