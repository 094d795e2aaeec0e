import { type Judged, nothing } from './judged.ts';
import type { ChoiceOption } from './question-parts.ts';

export const largest = (shares: readonly number[]): number => Math.max(0, ...shares);
export const mean = (shares: readonly number[]): number =>
  shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;

/** The accepted answer that earns most, of those that the given one is. */
export function bestAccepted<Accepted extends { weight: number; feedback?: unknown }>(
  accepted: readonly Accepted[],
  isGiven: (accepted: Accepted) => boolean,
): Judged {
  const places = accepted.flatMap((each, at) => (isGiven(each) ? [at] : []));
  const [place] = places.toSorted((one, other) => accepted[other]!.weight - accepted[one]!.weight);
  return place === undefined ? nothing : { share: accepted[place]!.weight / 100, feedback: [String(place)] };
}

/** What each wrong one of these options takes away at least with partial credit, in percent of the points. */
export const leastTaken = (options: readonly ChoiceOption[]): number =>
  100 / options.filter(({ weight }) => weight > 0).length;
