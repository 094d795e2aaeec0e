import { Badge, useMessages } from '@masar/ui';
import type { User } from './user';
import { usersMessages } from './users.messages';

/** Whether the account works, waits for its address, or is kept out. */
export function AccountState({ user: { isSuspended, isVerified } }: { user: User }) {
  const text = useMessages(usersMessages);
  if (isSuspended)
    return (
      <Badge tone="red" dot>
        {text.suspended}
      </Badge>
    );
  return isVerified ? (
    <Badge tone="green" dot>
      {text.active}
    </Badge>
  ) : (
    <Badge tone="yellow" dot>
      {text.unverified}
    </Badge>
  );
}
