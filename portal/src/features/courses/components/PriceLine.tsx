import { useMessages } from '@masar/ui';
import { CoursePrice } from '#subjects/courses/CoursePrice';
import type { WayToJoin } from '#subjects/courses/way-to-join';
import { priceMessages } from '../courses.messages';
import styles from './CourseCard.module.css';

/** The price, and what happens next where it is not simply free (PAY-1). */
export function PriceLine({ price, way }: { price: string; way: WayToJoin | undefined }) {
  const text = useMessages(priceMessages);
  return (
    <span className={styles.price} data-way={way}>
      <CoursePrice price={price} />
      {way && way !== 'free' && <span className={styles.next}>{text[way]}</span>}
    </span>
  );
}
