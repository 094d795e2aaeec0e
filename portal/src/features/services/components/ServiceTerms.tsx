import { Isolated, useLocale, useMessages } from '@masar/ui';
import { Term, Terms } from '#shared/postings/Terms';
import { textIn } from '#shared/postings/text-in';
import { serviceDetailMessages } from '../messages/service-detail.messages';
import { serviceWords } from '../messages/service-words.messages';
import type { Service } from '../service-answers';
import { ServicePrice } from './ServicePrice';
import { ServiceRatingText } from './ServiceRatingText';

/** Price, time, rating and how often it was requested. */
export function ServiceTerms({ service }: { service: Service }) {
  const text = useMessages(serviceDetailMessages);
  const words = useMessages(serviceWords);
  const { language, digits } = useLocale();
  const duration = textIn(service, 'duration', language);
  return (
    <Terms>
      <Term name={text.price}>
        <ServicePrice price={service.price} />
      </Term>
      <Term name={text.duration}>{duration && <Isolated>{duration}</Isolated>}</Term>
      <Term name={text.rating}>
        <ServiceRatingText service={service} />
      </Term>
      <Term name={text.requests}>{words.requests(service.requestsCount, digits)}</Term>
    </Terms>
  );
}
