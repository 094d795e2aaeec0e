import { useLocale, useMessages } from '@masar/ui';
import { vrWords } from '../messages/vr-words.messages';

/** How long something takes, in hours where they are whole and several. */
export function LengthText({ minutes }: { minutes: number }) {
  const words = useMessages(vrWords);
  const { digits } = useLocale();
  const isInHours = minutes >= 120 && minutes % 60 === 0;
  return isInHours ? words.hours(minutes / 60, digits) : words.minutes(minutes, digits);
}
