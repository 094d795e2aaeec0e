import { Isolated, StarIcon, useLocale, useMessages } from '@masar/ui';
import type { Service } from './service.kind';
import { serviceMessages } from './service.messages';
import styles from './ServiceFacts.module.css';

/** US dollars; 0 is free (SVC-1). */
export function ServicePrice({ price }: { price: number }) {
  const text = useMessages(serviceMessages);
  const { format } = useLocale();
  return <strong className={styles.price}>{price > 0 ? <Isolated>{format.price(price)}</Isolated> : text.free}</strong>;
}

/** The average with one decimal and how many rated; a service without ratings is new (SVC-2). */
export function ServiceRatingText({ rating, ratingsCount }: Pick<Service, 'rating' | 'ratingsCount'>) {
  const text = useMessages(serviceMessages);
  const { format, digits } = useLocale();
  if (rating === null) return <span>{text.isNew}</span>;
  const value = format.rating(Number(rating));
  return (
    <span className={styles.rating}>
      <StarIcon size={16} fill="currentColor" />
      <span className="visually-hidden">{text.rating(value)}</span>
      <strong aria-hidden="true">{value}</strong>
      <span>({text.ratings(ratingsCount, digits)})</span>
    </span>
  );
}
