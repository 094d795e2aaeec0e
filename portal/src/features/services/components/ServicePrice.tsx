import { useLocale, useMessages } from '@masar/ui';
import { serviceWords } from '../messages/service-words.messages';

/** US dollars; 0 is free (SVC-1). */
export function ServicePrice({ price }: { price: number }) {
  const words = useMessages(serviceWords);
  const { format } = useLocale();
  return <strong>{price > 0 ? <bdi>{format.price(price)}</bdi> : words.free}</strong>;
}
