import type { PlaceState } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { coursePlacesMessages } from '../../messages/course-places.messages';

/** How the states of a place are called; one that its person has joined with is `used`. */
export function usePlaceStateNames(): Record<PlaceState | 'used', string> {
  const text = useMessages(coursePlacesMessages);
  return { asked: text.stateAsked, granted: text.stateGranted, declined: text.stateDeclined, used: text.stateUsed };
}
