import { useMessages } from '../locale/LocaleProvider.tsx';
import type { Tone } from '../tokens/tokens.ts';
import { Badge } from './Badge.tsx';
import { statusMessages } from './badges.messages.ts';

export type Status = keyof (typeof statusMessages)['ar'];

const statusTones: Record<Status, Tone> = {
  active: 'green',
  published: 'green',
  completed: 'green',
  verified: 'green',
  accepted: 'green',
  draft: 'neutral',
  withdrawn: 'neutral',
  closed: 'neutral',
  superseded: 'neutral',
  pending: 'yellow',
  preparation: 'clay',
  revoked: 'red',
  rejected: 'red',
};

/** Where something stands: a certificate, a course, an application. */
export function StatusBadge({ status }: { status: Status }) {
  return (
    <Badge tone={statusTones[status]} dot>
      {useMessages(statusMessages)[status]}
    </Badge>
  );
}
