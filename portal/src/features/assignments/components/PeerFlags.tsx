import { Badge, useMessages } from '@masar/ui';
import { peerResultsMessages } from '../messages/peer-results.messages';
import type { PeerResult } from '../peer-reviews.queries';

/** Why a peer result is not to be taken unseen (ASG-2). */
export function PeerFlags({ flags }: { flags: PeerResult['flags'] }) {
  const text = useMessages(peerResultsMessages);
  return flags.map((flag) => (
    <Badge key={flag} tone={flag === 'few' ? 'blue' : 'clay'}>
      {text[flag]}
    </Badge>
  ));
}
