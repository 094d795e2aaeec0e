import { easeWeights, mixed, popularityOf, relatedWeights, togetherness } from './course-weights.ts';
import { type Histories, mostPopular } from './histories.ts';
import { type HeldOut, type Holdout, holdOutSome } from './holding-out.ts';
import { type Companion, sumsOf, type Tuning } from './trained-model.ts';

const lambdas = [10, 30, 100, 300, 1000, 3000];
const companions: Companion[] = [
  { kind: 'cosines', size: 20 },
  { kind: 'cosines', size: 100 },
  { kind: 'factors', size: 4 },
  { kind: 'factors', size: 8 },
  { kind: 'factors', size: 16 },
];
const companionShares = [0.25, 0.5, 0.75, 1];
const priorWeights = [0, 0.03, 0.1, 0.3];

/** Settings are found on the most popular courses alone: each trial costs the cube of their number. */
const coursesAtMost = 300;
/** Up to so many every setting is tried; beyond, companions are tried with the best two lambdas only. */
const fewCourses = 100;
/** So many hidden courses judge, drawn in several rounds where there are few learners. */
const judges = 3000;
const roundsAtMost = 4;

/** What is mixed with EASE^R has to gain more than chance gives, in standard errors; else EASE^R stays alone. */
const errorsAtLeast = 2;

/** The settings under which hidden courses stand highest: plain EASE^R, or what is surely better. */
export function tune(histories: Histories, random: () => number): Tuning {
  const holdouts = drawHoldouts(mostPopular(histories, coursesAtMost), random);
  const alone = Map.groupBy(trials(holdouts[0]!, lambdas, []), ({ tuning }) => tuning.lambda);
  const shortlist = [...alone]
    .map(([lambda, list]) => ({ lambda, gain: Math.max(...list.map(totalOf)) }))
    .sort((one, other) => other.gain - one.gain)
    .slice(0, histories.courseCount > fewCourses ? 2 : lambdas.length);
  const tried = new Map<string, Trial>();
  for (const holdout of holdouts) {
    for (const { tuning, gains } of trials(
      holdout,
      shortlist.map(({ lambda }) => lambda),
      companions,
    )) {
      const key = JSON.stringify(tuning);
      tried.set(key, { tuning, gains: [...(tried.get(key)?.gains ?? []), ...gains] });
    }
  }
  const all = [...tried.values()];
  const plain = bestOf(all.filter(({ tuning }) => !tuning.companion && tuning.priorWeight === 0));
  const best = bestOf(all);
  return isSurelyBetter(best, plain) ? best.tuning : plain.tuning;
}

const totalOf = ({ gains }: Trial): number => gains.reduce((sum, gain) => sum + gain, 0);

const bestOf = (trials: readonly Trial[]): Trial =>
  trials.reduce((best, one) => (totalOf(one) > totalOf(best) ? one : best));

/** By the same hidden courses, one by one: the best of many trials is always a little better by chance. */
function isSurelyBetter(best: Trial, plain: Trial): boolean {
  const differences = best.gains.map((gain, at) => gain - plain.gains[at]!);
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
  const squares = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return mean > errorsAtLeast * Math.sqrt(squares / differences.length / differences.length);
}

function drawHoldouts(histories: Histories, random: () => number): Holdout[] {
  const holdouts: Holdout[] = [];
  let drawn = 0;
  while (holdouts.length === 0 || (drawn < judges && holdouts.length < roundsAtMost)) {
    const holdout = holdOutSome(histories, judges, random);
    holdouts.push(holdout);
    drawn += holdout.heldOut.length;
  }
  return holdouts;
}

interface Trial {
  tuning: Tuning;
  /** By each hidden course. */
  gains: number[];
}

/** Every setting of EASE^R, alone and with each companion, and what it gains. */
function* trials(
  { training, heldOut }: Holdout,
  tried: readonly number[],
  beside: readonly Companion[],
): Generator<Trial> {
  const { courseCount: size } = training;
  const gram = togetherness(training);
  const popularity = popularityOf(training);
  const sumsBy = (weights: Float32Array) => {
    const weighting = { courseCount: size, weights, prior: new Float32Array(size) };
    return heldOut.map(({ history }) => sumsOf(weighting, history));
  };
  const byCompanion = beside.map((companion) => ({ companion, sums: sumsBy(relatedWeights(gram, size, companion)) }));
  for (const lambda of tried) {
    const byEase = sumsBy(easeWeights(gram, size, lambda));
    const blends = [
      { companion: null, companionShare: 0, sums: byEase },
      ...byCompanion.flatMap(({ companion, sums }) =>
        companionShares
          // A companion alone knows no lambda.
          .filter((share) => share < 1 || lambda === tried[0])
          .map((companionShare) => ({ companion, companionShare, sums: blended(byEase, sums, companionShare) })),
      ),
    ];
    for (const { sums, ...blend } of blends)
      for (const priorWeight of priorWeights)
        yield { tuning: { lambda, ...blend, priorWeight }, gains: gainsOf(heldOut, sums, popularity, priorWeight) };
  }
}

const blended = (ease: readonly Float64Array[], other: readonly Float64Array[], share: number): Float64Array[] =>
  ease.map((sums, learner) => sums.map((sum, course) => (1 - share) * sum + share * other[learner]![course]!));

/** What is gained by the place of each hidden course. */
function gainsOf(
  heldOut: readonly HeldOut[],
  sums: readonly Float64Array[],
  popularity: Float32Array,
  priorWeight: number,
): number[] {
  const gains: number[] = [];
  for (const [learner, { history, hidden }] of heldOut.entries()) {
    const own = sums[learner]!;
    const least = own[hidden]! + priorWeight * popularity[hidden]!;
    let place = 1;
    for (let course = 0; course < own.length; course += 1)
      if (own[course]! + priorWeight * popularity[course]! > least) place += 1;
    for (const [course] of history) if (own[course]! + priorWeight * popularity[course]! > least) place -= 1;
    gains.push(gainOf(place));
  }
  return gains;
}

/** As NDCG gives for one relevant course, without a cut, and for being among the first ten, without a sharp one. */
const gainOf = (place: number): number => 1 / Math.log2(1 + place) + 1 / (1 + Math.exp((place - 10.5) / 2));

/** The weights under these settings. */
export function weightsWith(histories: Histories, { lambda, companion, companionShare }: Tuning): Float32Array {
  const { courseCount: size } = histories;
  const gram = togetherness(histories);
  if (!companion) return easeWeights(gram, size, lambda);
  const related = relatedWeights(gram, size, companion);
  return companionShare === 1 ? related : mixed(easeWeights(gram, size, lambda), related, companionShare);
}
