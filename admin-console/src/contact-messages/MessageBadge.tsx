import { Badge, useMessages } from '@masar/ui';
import { toneOf, type ContactMessageStatus } from './contact-message';
import { messageBadgeMessages } from './contact-messages.messages';

/** Where a message stands. */
export function MessageBadge({ status }: { status: ContactMessageStatus }) {
  const text = useMessages(messageBadgeMessages);
  return (
    <Badge tone={toneOf[status]} dot>
      {text[status]}
    </Badge>
  );
}
