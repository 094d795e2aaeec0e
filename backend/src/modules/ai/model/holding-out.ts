import { type Histories, packHistories, type Step, unpackHistories } from './histories.ts';

/** A learner whose last course was hidden. */
export interface HeldOut {
  /** What stays known. */
  history: Step[];
  hidden: number;
}

export interface Holdout {
  training: Histories;
  heldOut: HeldOut[];
}

/** Hides the last step of everybody who has two or more, as the lists are ordered. */
export function holdOutLast(
  courseCount: number,
  learners: readonly (readonly Step[])[],
  options: { isInTime?: boolean } = {},
): Holdout {
  const heldOut: HeldOut[] = [];
  const known = learners.map((steps) => {
    if (steps.length < 2) return steps;
    const history = steps.slice(0, -1);
    heldOut.push({ history, hidden: steps.at(-1)![0] });
    return history;
  });
  return { training: packHistories(courseCount, known, options), heldOut };
}

/**
 * The same for at most so many learners, drawn by lot: what they took last where times are known, because what is asked
 * for is what comes next, else a step drawn by lot too.
 */
export function holdOutSome(histories: Histories, atMost: number, random: () => number): Holdout {
  const learners = unpackHistories(histories);
  const share = atMost / learners.filter((steps) => steps.length > 1).length;
  const heldOut: HeldOut[] = [];
  const known = learners.map((steps) => {
    if (steps.length < 2 || random() >= share) return steps;
    const place = histories.isInTime ? steps.length - 1 : Math.floor(random() * steps.length);
    const history = steps.filter((_, at) => at !== place);
    heldOut.push({ history, hidden: steps[place]![0] });
    return history;
  });
  return { training: packHistories(histories.courseCount, known, histories), heldOut };
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function sameRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
