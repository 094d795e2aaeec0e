import { useLocale, useMessages } from '@masar/ui';
import type { Service } from './service';
import { servicesMessages } from './services.messages';

/** The mean of a service's ratings, and how many they are. */
export function useRatingOf(): (service: Service) => string {
  const text = useMessages(servicesMessages);
  const { format } = useLocale();
  return ({ rating, ratingsCount }) =>
    ratingsCount === 0 ? text.unrated : text.ratingOf(format.rating(Number(rating)), format.number(ratingsCount));
}
