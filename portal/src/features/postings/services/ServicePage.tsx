import { Avatar, Isolated, useLocale, useMessages } from '@masar/ui';
import { PostingDetailPage } from '../page/PostingDetailPage';
import { SkillList } from '../page/PostingText';
import { Term, Terms } from '../page/Terms';
import { postedLine } from '../posted-line';
import { type Service, serviceKind } from './service.kind';
import { serviceMessages } from './service.messages';
import { serviceFormMessages } from './service-form.messages';
import { ServiceBadges } from './ServiceCard';
import { ServicePrice, ServiceRatingText } from './ServiceFacts';
import { ServiceForm } from './ServiceForm';
import { ServiceRatings } from './ServiceRatings';

interface PartProps {
  posting: Service;
}

function Byline({ posting: { postedBy, posterName, posterImageUrl } }: PartProps) {
  const text = useMessages(serviceMessages);
  const name = posterName ?? text.formerMember;
  return (
    <>
      <Avatar personId={postedBy} name={name} imageUrl={posterImageUrl} size="small" />
      <strong>
        <Isolated>{name}</Isolated>
      </strong>
    </>
  );
}

/** Price, time, rating and how often it was requested. */
function ServiceTerms({ posting }: PartProps) {
  const text = useMessages(serviceMessages);
  const fields = useMessages(serviceFormMessages);
  const { language, digits } = useLocale();
  const duration = postedLine(posting, 'duration', language);
  return (
    <Terms>
      <Term name={text.price}>
        <ServicePrice price={posting.price} />
      </Term>
      <Term name={fields.duration}>{duration && <Isolated>{duration}</Isolated>}</Term>
      <Term name={text.ratingTitle}>
        <ServiceRatingText {...posting} />
      </Term>
      <Term name={text.requestsTitle}>{text.requests(posting.applicationsCount, digits)}</Term>
    </Terms>
  );
}

function Skills({ posting }: PartProps) {
  return <SkillList title={useMessages(serviceMessages).skills} skills={posting.skills} />;
}

/** /services/{id} (SVC-2). */
export default function ServicePage() {
  const text = useMessages(serviceMessages);
  const titles = useMessages(serviceFormMessages);
  return (
    <PostingDetailPage
      kind={serviceKind}
      text={text}
      form={{ titles, Form: ServiceForm }}
      Badges={ServiceBadges}
      Byline={Byline}
      Terms={ServiceTerms}
      More={Skills}
      End={ServiceRatings}
    />
  );
}
