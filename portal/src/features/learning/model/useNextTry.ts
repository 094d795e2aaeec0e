import { daysBetween } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { paperMessages } from '../paper.messages';

/** Says when the next attempt may begin, by the site's clock: today, tomorrow, or on which day (QZT-1). */
export function useNextTry(): (moment: string) => string {
  const text = useMessages(paperMessages);
  const { format } = useLocale();
  return (moment) => {
    const days = daysBetween(new Date(), new Date(moment));
    const time = format.appointment(moment, { timeStyle: 'short' });
    if (days <= 0) return text.nextToday(time);
    return days === 1
      ? text.nextTomorrow(time)
      : text.nextOn(format.appointment(moment, { dateStyle: 'medium', timeStyle: 'short' }));
  };
}
