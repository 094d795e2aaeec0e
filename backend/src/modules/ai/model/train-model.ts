import { calibrate } from './calibration.ts';
import { cosineWeights, easeWeights, mixed, togetherness } from './course-weights.ts';
import { type Histories, countCourses } from './histories.ts';
import { holdOutAny, sameRandom } from './holding-out.ts';
import { type TrainedModel, type Weighting, sumsOf } from './trained-model.ts';
import { neighbours, tune } from './tuning.ts';

/** So many learners are asked which settings are best. */
const judges = 3000;

/** Trains on everybody, with the settings that find hidden courses best (REC-2). */
export function trainModel(histories: Histories): TrainedModel {
  const random = sameRandom(20261121);
  const { training, heldOut } = holdOutAny(histories, judges, random);
  const tuning = tune(training, heldOut);
  const judged = weighted(training, tuning);
  const calibration = calibrate(heldOut, (learner) => sumsOf(judged, heldOut[learner]!.history), random);
  return { ...weighted(histories, tuning), tuning, calibration };
}

function weighted(histories: Histories, { lambda, cosineShare, priorWeight }: TrainedModel['tuning']): Weighting {
  const { courseCount } = histories;
  const gram = togetherness(histories);
  const ease = easeWeights(gram, courseCount, lambda);
  const weights = cosineShare > 0 ? mixed(ease, cosineWeights(gram, courseCount, neighbours), cosineShare) : ease;
  return { courseCount, weights, prior: popularity(histories).map((part) => part * priorWeight) };
}

/** 0 to 1, 1 for the course that most people take. */
export function popularity(histories: Histories): Float32Array {
  const counts = countCourses(histories);
  const most = Math.max(1, ...counts);
  return Float32Array.from(counts, (count) => count / most);
}
