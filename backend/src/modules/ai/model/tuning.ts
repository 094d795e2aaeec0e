import { cosineWeights, easeWeights, togetherness } from './course-weights.ts';
import type { HeldOut } from './holding-out.ts';
import type { Histories } from './histories.ts';
import { countCourses } from './histories.ts';
import { type Tuning, placeOf, sumsOf } from './trained-model.ts';

export const neighbours = 50;

const lambdas = [3, 10, 30, 100, 300, 1000];
const cosineShares = [0, 0.25, 0.5, 0.75, 1];
const priorWeights = [0, 0.02, 0.05, 0.1, 0.2, 0.4];

/** The settings under which the hidden courses stand highest. */
export function tune(training: Histories, heldOut: readonly HeldOut[]): Tuning {
  const { courseCount: size } = training;
  const counts = countCourses(training);
  const most = Math.max(1, ...counts);
  const prior = new Float32Array(size);
  const gram = togetherness(training);
  const sumsBy = (weights: Float32Array) =>
    heldOut.map(({ history }) => sumsOf({ courseCount: size, weights, prior }, history));
  const byCosine = sumsBy(cosineWeights(gram, size, neighbours));
  let best: Tuning = { lambda: 100, cosineShare: 0, priorWeight: 0.1 };
  let bestGain = 0;
  for (const lambda of lambdas) {
    const byEase = sumsBy(easeWeights(gram, size, lambda));
    for (const cosineShare of cosineShares) {
      for (const priorWeight of priorWeights) {
        const gain = heldOut.reduce((sum, { history, hidden }, learner) => {
          const [ease, cosine] = [byEase[learner]!, byCosine[learner]!];
          const sums = ease.map(
            (part, course) =>
              (1 - cosineShare) * part + cosineShare * cosine[course]! + (priorWeight * counts[course]!) / most,
          );
          return sum + gainOf(placeOf(sums, hidden, history));
        }, 0);
        if (gain > bestGain) [best, bestGain] = [{ lambda, cosineShare, priorWeight }, gain];
      }
    }
  }
  return best;
}

/** What NDCG gives for one relevant course, without a cut. */
const gainOf = (place: number): number => 1 / Math.log2(1 + place);
