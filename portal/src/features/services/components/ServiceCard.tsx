import { pickLocalized } from '@masar/i18n';
import { ClockIcon, Isolated, useLocale, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { CardFact } from '#shared/postings/CardFact';
import { PostingCard } from '#shared/postings/PostingCard';
import { textIn } from '#shared/postings/text-in';
import { serviceListMessages } from '../messages/service-list.messages';
import { serviceWords } from '../messages/service-words.messages';
import type { Service } from '../service-answers';
import { ServiceBadges } from './ServiceBadges';
import { ServicePrice } from './ServicePrice';
import { ServiceRatingText } from './ServiceRatingText';
import styles from './ServiceCard.module.css';

/** A service of the list, with its price and rating (SVC-1). */
export function ServiceCard({ service }: { service: Service }) {
  const text = useMessages(serviceListMessages);
  const words = useMessages(serviceWords);
  const { language, digits } = useLocale();
  return (
    <PostingCard
      to={paths.service.href(service.id)}
      title={pickLocalized(service, 'title', language)}
      badges={<ServiceBadges service={service} />}
      by={<Isolated>{service.providerName ?? text.unknown}</Isolated>}
      summary={pickLocalized(service, 'description', language)}
      facts={
        <>
          <li>
            <ServiceRatingText service={service} />
          </li>
          <CardFact icon={ClockIcon}>{textIn(service, 'duration', language)}</CardFact>
        </>
      }
      details={text.details}
    >
      <span className={styles.price}>
        <ServicePrice price={service.price} />
      </span>
      {service.canManage && <span className={styles.count}>{words.requests(service.requestsCount, digits)}</span>}
    </PostingCard>
  );
}
