import { alikeness } from './alikeness.js';
import type { Scored } from './scoring.rules.js';

/** So many are looked at, and so many chosen. */
const consideredAtMost = 40;
export const chosenAtMost = 6;
export const shownAtMost = 3;
/** Of a score, so much is taken away from a course that is just like one chosen before. */
const variety = 0.1;

/** The best, each a little different from those before (MMR); who is new finds a course for beginners among the first. */
export function choose(candidates: readonly Scored[], isNew: boolean): Scored[] {
  const rest = candidates
    .toSorted((one, other) => other.score - one.score || one.course.id.localeCompare(other.course.id))
    .slice(0, consideredAtMost);
  const chosen: Scored[] = [];
  while (rest.length > 0 && chosen.length < chosenAtMost) {
    const worth = ({ course, score }: Scored): number =>
      score - variety * Math.max(0, ...chosen.map((one) => alikeness(one.course, course)));
    const needsBeginning =
      isNew && chosen.length === shownAtMost - 1 && !chosen.some(({ course }) => course.isForBeginners);
    const eligible = needsBeginning ? rest.filter(({ course }) => course.isForBeginners) : rest;
    const best = (eligible.length > 0 ? eligible : rest).reduce((one, other) =>
      worth(other) > worth(one) ? other : one,
    );
    chosen.push(best);
    rest.splice(rest.indexOf(best), 1);
  }
  return chosen;
}
