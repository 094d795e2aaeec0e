import { StarIcon, useLocale, useMessages } from '@masar/ui';
import { serviceWords } from '../messages/service-words.messages';
import type { Service } from '../service-answers';
import styles from './ServiceRatingText.module.css';

/** The average with one decimal and how many rated; a service without ratings is new (SVC-2). */
export function ServiceRatingText({ service }: { service: Pick<Service, 'rating' | 'ratingsCount'> }) {
  const words = useMessages(serviceWords);
  const { format, digits } = useLocale();
  const { rating, ratingsCount } = service;
  if (rating === null) return <span>{words.isNew}</span>;
  const value = format.rating(Number(rating));
  return (
    <span className={styles.rating}>
      <StarIcon size={16} fill="currentColor" />
      <span className="visually-hidden">{words.rating(value)}</span>
      <strong aria-hidden="true">{value}</strong>
      <span>({words.ratings(ratingsCount, digits)})</span>
    </span>
  );
}
