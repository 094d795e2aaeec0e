import { Badge, useMessages } from '@masar/ui';
import { subscriptionBadgeMessages } from './newsletter.messages';
import { toneOf, type SubscriptionStatus } from './subscription';

export function SubscriptionBadge({ status }: { status: SubscriptionStatus }) {
  const text = useMessages(subscriptionBadgeMessages);
  return (
    <Badge tone={toneOf[status]} dot>
      {text[status]}
    </Badge>
  );
}
