import { StarIcon, useLocale, useMessages } from '@masar/ui';
import { ratingMessages } from './rating.messages';
import styles from './Stars.module.css';

export const starCounts = [1, 2, 3, 4, 5] as const;

/** One to five filled stars. */
export function Stars({ count }: { count: number }) {
  const text = useMessages(ratingMessages);
  const { format } = useLocale();
  return (
    <span className={styles.stars} role="img" aria-label={text.rating(format.number(count))}>
      {starCounts.map((star) => (
        <StarIcon key={star} size={16} fill={star <= count ? 'currentColor' : 'none'} />
      ))}
    </span>
  );
}
