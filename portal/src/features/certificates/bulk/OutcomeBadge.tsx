import { Badge, useMessages, type Tone } from '@masar/ui';
import type { CheckedCode } from './bulk.mutations';
import { bulkMessages } from './bulk.messages';

const tones: Record<CheckedCode['outcome'], Tone> = {
  verified: 'green',
  pending: 'yellow',
  revoked: 'red',
  superseded: 'neutral',
  unknown: 'red',
  malformed: 'red',
};

/** What became of a code, in the words of somebody who has to rely on it. */
export function OutcomeBadge({ outcome }: { outcome: CheckedCode['outcome'] }) {
  return (
    <Badge tone={tones[outcome]} dot>
      {useMessages(bulkMessages)[outcome]}
    </Badge>
  );
}
