import { easeWeights, togetherness } from './course-weights.js';
import { packHistories, type Step } from './histories.js';
import { holdOutLast, holdOutSome, sameRandom } from './holding-out.js';
import { madeUpLearners, worlds } from './testing/made-up-learners.js';
import { trainModel } from './train-model.js';
import { calibrated, sumsOf } from './trained-model.js';

describe('easeWeights', () => {
  it('are the closed solution: they lower the error more than any small change of them [REC-2]', () => {
    const size = 6;
    const learners: Step[][] = [
      [0, 1],
      [0, 1, 2],
      [3, 4],
      [3, 4, 5],
      [1, 2],
      [0, 5],
    ].map((courses) => courses.map((course): Step => [course, 1]));
    const lambda = 2;
    const weights = easeWeights(togetherness(packHistories(size, learners)), size, lambda);
    const errorOf = (tried: Float32Array): number => {
      let error = lambda * tried.reduce((sum, weight) => sum + weight ** 2, 0);
      for (const steps of learners) {
        const sums = sumsOf({ courseCount: size, weights: tried, prior: new Float32Array(size) }, steps);
        const taken = new Set(steps.map(([course]) => course));
        sums.forEach((sum, course) => (error += (Number(taken.has(course)) - sum) ** 2));
      }
      return error;
    };
    const least = errorOf(weights);
    for (let at = 0; at < size * size; at += 1) {
      // A course never speaks for itself.
      if (at % (size + 1) === 0) expect(weights[at]).toBe(0);
      else
        for (const step of [-0.01, 0.01]) expect(errorOf(weights.with(at, weights[at]! + step))).toBeGreaterThan(least);
    }
  });
});

describe('trainModel', () => {
  const { learners, courses } = {
    learners: madeUpLearners(worlds['fields alone']!),
    courses: worlds['fields alone']!.courses,
  };
  const { training, heldOut } = holdOutLast(courses, learners);
  const model = trainModel(training);

  it('gives the same model for the same data [REC-2]', () => {
    expect(trainModel(training)).toEqual(model);
  });

  it('folds a new course into a history without training: its row is added [REC-2]', () => {
    const before = sumsOf(model, [[3, 1]]);
    const after = sumsOf(model, [
      [3, 1],
      [7, 0.5],
    ]);
    for (let course = 0; course < courses; course += 1)
      expect(after[course]! - before[course]!).toBeCloseTo(0.5 * model.weights[7 * courses + course]!, 6);
  });

  it('scores come true: of pairs of a hidden course and another, those scored p hold the hidden one in p [REC-1]', () => {
    const random = sameRandom(11);
    const bins = new Map<number, { promised: number; true: number; count: number }>();
    for (const { history, hidden } of heldOut) {
      const sums = sumsOf(model, history);
      const taken = new Set([hidden, ...history.map(([course]) => course)]);
      let other = hidden;
      while (taken.has(other)) other = Math.floor(random() * courses);
      for (const course of [hidden, other]) {
        const promised = calibrated(model.calibration, sums[course]!);
        const bin = bins.get(Math.floor(promised * 5)) ?? { promised: 0, true: 0, count: 0 };
        bins.set(Math.floor(promised * 5), bin);
        bin.promised += promised;
        bin.true += Number(course === hidden);
        bin.count += 1;
      }
    }
    for (const bin of bins.values())
      if (bin.count > 100) expect(Math.abs(bin.promised - bin.true) / bin.count).toBeLessThan(0.1);
    expect([...bins.values()].filter(({ count }) => count > 100).length).toBeGreaterThan(2);
  });

  it('is tuned by what each learner took last where times are known, else by lot [REC-2]', () => {
    const steps = [0, 1, 2, 3].map((course): Step => [course, 1]);
    const everybody = Array.from({ length: 50 }, () => steps);
    const hiddenOf = (isInTime: boolean) => {
      const { heldOut: some } = holdOutSome(packHistories(4, everybody, { isInTime }), 50, sameRandom(3));
      return new Set(some.map(({ hidden }) => hidden));
    };
    expect([...hiddenOf(true)]).toEqual([3]);
    expect(hiddenOf(false).size).toBeGreaterThan(1);
  });
});
