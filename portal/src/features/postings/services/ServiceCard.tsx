import type { ServiceCategory } from '@masar/domain';
import { Avatar, Badge, ClockIcon, Isolated, type Tone, useLocale, useMessages } from '@masar/ui';
import { ApplicationStatusBadge } from '../applications/ApplicationStatusBadge';
import { CardFact, PostingCard } from '../card/PostingCard';
import { postedLine } from '../posted-line';
import { type Service, serviceKind } from './service.kind';
import { serviceMessages } from './service.messages';
import { ServicePrice, ServiceRatingText } from './ServiceFacts';

/** A service of the list, with its price and rating (SVC-1). */
export function ServiceCard({ posting }: { posting: Service }) {
  const text = useMessages(serviceMessages);
  const { language, digits } = useLocale();
  return (
    <PostingCard
      posting={posting}
      to={serviceKind.page.href(posting.id)}
      badges={<ServiceBadges posting={posting} />}
      org={
        <Avatar personId={posting.postedBy} name={posting.posterName} imageUrl={posting.posterImageUrl} size="small" />
      }
      by={<Isolated>{posting.posterName ?? text.unknown}</Isolated>}
      facts={
        <>
          <li>
            <ServiceRatingText {...posting} />
          </li>
          <CardFact icon={ClockIcon}>{postedLine(posting, 'duration', language)}</CardFact>
        </>
      }
      hasSummary
    >
      <ServicePrice price={posting.price} />
      {posting.canManage && <span>{text.requests(posting.applicationsCount, digits)}</span>}
    </PostingCard>
  );
}

const tones: Record<ServiceCategory, Tone> = {
  programming: 'blue',
  design: 'pink',
  business: 'brown',
  education: 'green',
  translation: 'purple',
  consulting: 'clay',
};

/** Kind of a service, and the reader's open request or why it takes none. */
export function ServiceBadges({ posting }: { posting: Service }) {
  const text = useMessages(serviceMessages);
  const { category, myApplication, closedReason, status } = posting;
  const state = status === 'refused' ? 'refused' : status === 'pending' ? 'not_published' : 'paused';
  return (
    <>
      <Badge tone={tones[category]}>{text[category]}</Badge>
      {closedReason ? (
        <Badge tone={state === 'not_published' ? 'yellow' : 'neutral'}>{text[state]}</Badge>
      ) : (
        myApplication && <ApplicationStatusBadge status={myApplication.status} />
      )}
    </>
  );
}
