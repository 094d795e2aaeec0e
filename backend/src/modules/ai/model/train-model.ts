import { calibrate } from './calibration.ts';
import { popularityOf } from './course-weights.ts';
import type { Histories } from './histories.ts';
import { holdOutSome, sameRandom } from './holding-out.ts';
import { sumsOf, type TrainedModel, type Tuning, type Weighting } from './trained-model.ts';
import { tune, weightsWith } from './tuning.ts';

/** So many hidden courses say how likely a score is to come true. */
const witnesses = 3000;

/** Trains on everybody, with the settings that find hidden courses best (REC-2). */
export function trainModel(histories: Histories): TrainedModel {
  const random = sameRandom(20261121);
  const tuning = tune(histories, random);
  const { training, heldOut } = holdOutSome(histories, witnesses, random);
  const judged = weighted(training, tuning);
  const calibration = calibrate(heldOut, (learner) => sumsOf(judged, heldOut[learner]!.history), random);
  return { ...weighted(histories, tuning), tuning, calibration };
}

const weighted = (histories: Histories, tuning: Tuning): Weighting => ({
  courseCount: histories.courseCount,
  weights: weightsWith(histories, tuning),
  prior: popularityOf(histories).map((part) => part * tuning.priorWeight),
});
