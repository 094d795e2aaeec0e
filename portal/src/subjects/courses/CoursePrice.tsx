import { Isolated, useLocale, useMessages } from '@masar/ui';
import { courseWords } from './course-words.messages';

/** A missing price or 0 means free, otherwise dollars (spec 3). */
export function CoursePrice({ price }: { price: string | null | undefined }) {
  const text = useMessages(courseWords);
  const { format } = useLocale();
  const amount = Number(price ?? 0);
  return <strong>{amount > 0 ? <Isolated>{format.price(amount)}</Isolated> : text.free}</strong>;
}
