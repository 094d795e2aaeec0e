/** The element that is a reply's place among the others. */
export const replyPlace = (id: string): string => `reply-${id}`;

/** The element that holds it right below the question. */
export const liftedPlace = (id: string): string => `answer-${id}`;

/** Brings a place into view and the keyboard to it; whether it is there. */
export function goTo(place: string): boolean {
  const element = document.getElementById(place);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
  return element !== null;
}
