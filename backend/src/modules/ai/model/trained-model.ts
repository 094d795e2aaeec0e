import type { Step } from './histories.ts';

/** Simpler weights: cosines with so many neighbours, or so many common directions. */
export interface Companion {
  kind: 'cosines' | 'factors';
  size: number;
}

/** What was chosen by holding out a course of each learner within the training data. */
export interface Tuning {
  /** Regularisation of EASE^R. */
  lambda: number;
  /** What is mixed with it, if anything, and its share of the weights, 0 to 1. */
  companion: Companion | null;
  companionShare: number;
  /** Weight of the popularity prior. */
  priorWeight: number;
}

/** What speaks for a course; linear, so that each part of a sum has an owner. */
export interface Weighting {
  courseCount: number;
  /** Row i: what having followed course i speaks for each other course. */
  weights: Float32Array;
  /** What popularity alone speaks for each course. */
  prior: Float32Array;
}

export interface TrainedModel extends Weighting {
  tuning: Tuning;
  /** Turns a sum of parts into 0 to 1. */
  calibration: Calibration;
}

/** 1 / (1 + e^-(slope · sum + intercept)). */
export interface Calibration {
  slope: number;
  intercept: number;
  /** By how much a course that was taken stands above the others, in the middle: the yardstick for other parts. */
  unit: number;
}

/** What a history and popularity speak for each course, without retraining (REC-2). */
export function sumsOf({ courseCount, weights, prior }: Weighting, history: readonly Step[]): Float64Array {
  const sums = Float64Array.from(prior);
  for (const [course, strength] of history) {
    const row = course * courseCount;
    for (let j = 0; j < courseCount; j += 1) sums[j]! += strength * weights[row + j]!;
  }
  return sums;
}

/** 0 to 1: the chance that a learner takes this course rather than one drawn by lot, as held-out courses showed it. */
export const calibrated = ({ slope, intercept }: Calibration, sum: number): number =>
  1 / (1 + Math.exp(-(slope * sum + intercept)));

/** The place of a course among those that the history does not hold, 1 the first; equals stand half before it. */
export function placeOf(sums: Float64Array, course: number, history: readonly Step[]): number {
  const taken = new Set(history.map(([each]) => each));
  const own = sums[course]!;
  let place = 1;
  for (let j = 0; j < sums.length; j += 1) {
    if (j === course || taken.has(j)) continue;
    const sum = sums[j]!;
    if (sum > own) place += 1;
    else if (sum === own) place += 0.5;
  }
  return place;
}

/** Before the first training: popularity, contents and skills alone. */
export const untrained: Pick<TrainedModel, 'tuning' | 'calibration'> = {
  tuning: { lambda: 100, companion: null, companionShare: 0, priorWeight: 0.05 },
  calibration: { slope: 15, intercept: -1, unit: 0.1 },
};
