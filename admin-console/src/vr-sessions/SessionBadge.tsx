import { Badge, useMessages } from '@masar/ui';
import { toneOfSession, type VrSession } from './vr-session';
import { vrSessionsMessages } from './vr-sessions.messages';

/** Where a session stands. */
export function SessionBadge({ status }: Pick<VrSession, 'status'>) {
  const text = useMessages(vrSessionsMessages);
  return (
    <Badge tone={toneOfSession[status]} dot>
      {text[status]}
    </Badge>
  );
}
