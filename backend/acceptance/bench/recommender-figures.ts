import {
  cosineWeights,
  easeWeights,
  type HeldOut,
  type Histories,
  holdOutLast,
  placeOf,
  popularityOf,
  sumsOf,
  togetherness,
  type TrainedModel,
  trainModel,
  type Weighting,
} from '#modules/ai';
import type { OrderedEnrolments } from './recommender-rows.js';

/** How often the hidden course is found, and how long the model took to train. */
export interface RecommenderFigures {
  model: 'popularity' | 'item-knn' | 'ease' | 'ours';
  hr10: number;
  ndcg10: number;
  recall20: number;
  trainingMs: number;
  /** What the model was made with. */
  settings?: object;
}

/** Neighbours of item-kNN; the best of them on the very courses that are hidden stands for it, to its favour. */
const neighbourCounts = [20, 50, Infinity];

/** Hides the last course of everybody with two or more, trains on the rest and ranks all courses they do not have. */
export function compareModels({ learners, courseCount, isInTime }: OrderedEnrolments): RecommenderFigures[] {
  const { training, heldOut } = holdOutLast(courseCount, learners, { isInTime });
  const judged = (make: () => Weighting) => {
    const started = performance.now();
    const made = make();
    const trainingMs = Math.round(performance.now() - started);
    return { ...figuresOf(made, heldOut), trainingMs, made };
  };
  const neighbours = neighbourCounts.map((count) => ({
    ...judged(() => byNeighbours(training, count)),
    settings: { neighbours: Math.min(count, courseCount) },
  }));
  const best = neighbours.reduce((one, other) => (other.hr10 > one.hr10 ? other : one));
  const ours = judged(() => trainModel(training));
  const { tuning: settings } = ours.made as TrainedModel;
  return [
    named(
      'popularity',
      judged(() => byPopularity(training)),
    ),
    named('item-knn', best),
    named('ease', {
      ...judged(() => byEase(training, settings.lambda)),
      settings: { lambda: settings.lambda },
    }),
    named('ours', { ...ours, settings }),
  ];
}

const named = (
  model: RecommenderFigures['model'],
  { made: _, ...figures }: Omit<RecommenderFigures, 'model'> & { made: Weighting },
): RecommenderFigures => ({ model, ...figures });

const byPopularity = (training: Histories): Weighting => ({
  courseCount: training.courseCount,
  weights: new Float32Array(training.courseCount ** 2),
  prior: popularityOf(training),
});

const byNeighbours = (training: Histories, neighbours: number): Weighting => ({
  courseCount: training.courseCount,
  weights: cosineWeights(togetherness(training), training.courseCount, neighbours),
  prior: new Float32Array(training.courseCount),
});

/** EASE^R alone, with our lambda. */
const byEase = (training: Histories, lambda: number): Weighting => ({
  courseCount: training.courseCount,
  weights: easeWeights(togetherness(training), training.courseCount, lambda),
  prior: new Float32Array(training.courseCount),
});

function figuresOf(model: Weighting, heldOut: readonly HeldOut[]) {
  const places = heldOut.map(({ history, hidden }) => placeOf(sumsOf(model, history), hidden, history));
  const mean = (value: (place: number) => number): number =>
    Number((places.reduce((sum, place) => sum + value(place), 0) / Math.max(1, places.length)).toFixed(4));
  return {
    hr10: mean((place) => Number(place <= 10)),
    ndcg10: mean((place) => (place <= 10 ? 1 / Math.log2(1 + place) : 0)),
    recall20: mean((place) => Number(place <= 20)),
  };
}
