import { alikeness } from './alikeness.js';
import type { Scored } from './scoring.rules.js';

/** So many are looked at, and so many chosen. */
const consideredAtMost = 40;
export const chosenAtMost = 6;
export const shownAtMost = 3;
/** Of a score, so much is taken away from a course that is just like one chosen before. */
const variety = 0.1;

/** A course that somebody may take, and how it fits them by the rule of all lists. */
export type Candidate = Scored & { fit: number };

/** The best of those that fit most, then of the others, each a little different from those before (MMR). */
export function choose(candidates: readonly Candidate[]): Candidate[] {
  const rest = candidates
    .toSorted(
      (one, other) => other.fit - one.fit || other.score - one.score || one.course.id.localeCompare(other.course.id),
    )
    .slice(0, consideredAtMost);
  const chosen: Candidate[] = [];
  while (rest.length > 0 && chosen.length < chosenAtMost) {
    const worth = ({ course, score }: Scored): number =>
      score - variety * Math.max(0, ...chosen.map((one) => alikeness(one.course, course)));
    const best = rest
      .filter(({ fit }) => fit === rest[0]!.fit)
      .reduce((one, other) => (worth(other) > worth(one) ? other : one));
    chosen.push(best);
    rest.splice(rest.indexOf(best), 1);
  }
  return chosen;
}
