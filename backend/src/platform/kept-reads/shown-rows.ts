import type { Page } from '#platform/http/paging';
import { writeOnce } from './sent-json.js';

/** A place in a list; nothing is shown at one whose row was gone before it was read. */
type Shown<Place, Card> = Place & { shown: Card | undefined };

/** Places of a list with what is shown there, written once for all pages that show it. */
export function shownAt<Place extends { id: string }, Card extends { id: string }>(
  places: readonly Place[],
  cards: readonly Card[],
): Shown<Place, Card>[] {
  for (const card of cards) writeOnce(card);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return places.map((place) => ({ ...place, shown: byId.get(place.id) }));
}

/** The page as it leaves. */
export const shownOn = <Card>({ rows, ...page }: Page<{ shown: Card | undefined }>): Page<Card> => ({
  ...page,
  rows: rows.flatMap(({ shown }) => shown ?? []),
});
