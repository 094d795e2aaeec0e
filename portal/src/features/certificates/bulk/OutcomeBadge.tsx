import { Badge, type Tone, useMessages } from '@masar/ui';
import { bulkMessages } from './bulk.messages';
import type { CheckedCode } from './bulk.mutations';

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
