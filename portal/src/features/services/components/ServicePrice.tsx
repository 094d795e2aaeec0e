import { Isolated, useLocale, useMessages } from '@masar/ui';
import { serviceWords } from '../messages/service-words.messages';

/** US dollars; 0 is free (SVC-1). */
export function ServicePrice({ price }: { price: number }) {
  const words = useMessages(serviceWords);
  const { format } = useLocale();
  return <strong>{price > 0 ? <Isolated>{format.price(price)}</Isolated> : words.free}</strong>;
}
