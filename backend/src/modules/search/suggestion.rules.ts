import { type SearchKind, searchKinds } from '@masar/domain';

/** Places that others do not take from a kind: most who search are after a course, and forums have the most titles. */
const placesOf = (kind: SearchKind): number => (kind === 'course' ? 3 : 1);

/**
 * Of what fits, the best first: each kind in its places, what fits best in those that are left. Then kind by kind, so that
 * a list can name them (SRCH-1).
 */
export function sharedOut<Found extends { kind: SearchKind }>(fitting: readonly Found[], atMost: number): Found[] {
  const inPlaces = searchKinds.flatMap((kind) => fitting.filter((one) => one.kind === kind).slice(0, placesOf(kind)));
  const others = fitting.filter((one) => !inPlaces.includes(one));
  const taken = new Set([...inPlaces, ...others].slice(0, atMost));
  return searchKinds.flatMap((kind) => fitting.filter((one) => one.kind === kind && taken.has(one)));
}
