import type { ServiceCategory } from '@masar/domain';
import { Badge, useMessages, type Tone } from '@masar/ui';
import { ApplicationStatusBadge } from '#shared/applications/ApplicationStatusBadge';
import { serviceWords } from '../messages/service-words.messages';
import type { Service } from '../service-answers';

const tones: Record<ServiceCategory, Tone> = {
  programming: 'blue',
  design: 'pink',
  business: 'brown',
  education: 'green',
  translation: 'purple',
  consulting: 'clay',
};

/** Kind of a service, and the reader's open request or why it takes none. */
export function ServiceBadges({ service }: { service: Service }) {
  const words = useMessages(serviceWords);
  const { category, myRequest, closedReason, status } = service;
  const state = status === 'refused' ? 'refused' : status === 'pending' ? 'not_published' : 'paused';
  return (
    <>
      <Badge tone={tones[category]}>{words[category]}</Badge>
      {closedReason ? (
        <Badge tone={state === 'not_published' ? 'yellow' : 'neutral'}>{words[state]}</Badge>
      ) : (
        myRequest && <ApplicationStatusBadge status={myRequest.status} />
      )}
    </>
  );
}
