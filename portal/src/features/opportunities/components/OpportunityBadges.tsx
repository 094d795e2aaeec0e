import type { OpportunityType } from '@masar/domain';
import { Badge, useMessages, type Tone } from '@masar/ui';
import { ApplicationStatusBadge } from '#shared/applications/ApplicationStatusBadge';
import type { Opportunity } from '../opportunity-answers';
import { opportunityWords } from '../messages/opportunity-words.messages';

const tones: Record<OpportunityType, Tone> = { volunteer: 'purple', internship: 'blue', job: 'clay' };

/** Kind of an opportunity, and the reader's own application to it or why it takes none. */
export function OpportunityBadges({ opportunity }: { opportunity: Opportunity }) {
  const words = useMessages(opportunityWords);
  const { type, myApplication, closedReason, status } = opportunity;
  return (
    <>
      <Badge tone={tones[type]}>{words[type]}</Badge>
      {myApplication ? (
        <ApplicationStatusBadge status={myApplication.status} />
      ) : (
        closedReason && (
          <Badge tone={closedReason === 'not_published' ? 'yellow' : 'neutral'}>
            {words[status === 'refused' ? 'refused' : closedReason]}
          </Badge>
        )
      )}
    </>
  );
}
