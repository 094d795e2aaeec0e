import { easeWeights, mixed, popularityOf, relatedWeights, togetherness } from './course-weights.ts';
import { type HeldOut, type Holdout, holdOutAny } from './holding-out.ts';
import { type Histories, mostPopular } from './histories.ts';
import { type Companion, type Tuning, sumsOf } from './trained-model.ts';

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

/** The settings under which hidden courses stand highest. */
export function tune(histories: Histories, random: () => number): Tuning {
  const holdouts = drawHoldouts(mostPopular(histories, coursesAtMost), random);
  const alone = Map.groupBy(trials(holdouts[0]!, lambdas, []), ({ tuning }) => tuning.lambda);
  const shortlist = [...alone]
    .map(([lambda, list]) => ({ lambda, gain: Math.max(...list.map(({ gain }) => gain)) }))
    .sort((one, other) => other.gain - one.gain)
    .slice(0, histories.courseCount > fewCourses ? 2 : lambdas.length);
  const gains = new Map<string, Trial>();
  for (const holdout of holdouts) {
    for (const { tuning, gain } of trials(
      holdout,
      shortlist.map(({ lambda }) => lambda),
      companions,
    )) {
      const key = JSON.stringify(tuning);
      gains.set(key, { tuning, gain: gain + (gains.get(key)?.gain ?? 0) });
    }
  }
  return [...gains.values()].reduce((best, one) => (one.gain > best.gain ? one : best)).tuning;
}

function drawHoldouts(histories: Histories, random: () => number): Holdout[] {
  const holdouts: Holdout[] = [];
  let drawn = 0;
  while (holdouts.length === 0 || (drawn < judges && holdouts.length < roundsAtMost)) {
    const holdout = holdOutAny(histories, judges, random);
    holdouts.push(holdout);
    drawn += holdout.heldOut.length;
  }
  return holdouts;
}

interface Trial {
  tuning: Tuning;
  gain: number;
}

/** Every setting of EASE^R, alone and with each companion, and its sum of gains. */
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
        yield { tuning: { lambda, ...blend, priorWeight }, gain: gainsOf(heldOut, sums, popularity, priorWeight) };
  }
}

const blended = (ease: readonly Float64Array[], other: readonly Float64Array[], share: number): Float64Array[] =>
  ease.map((sums, learner) => sums.map((sum, course) => (1 - share) * sum + share * other[learner]![course]!));

/** What is gained by the places of the hidden courses, summed over all. */
function gainsOf(
  heldOut: readonly HeldOut[],
  sums: readonly Float64Array[],
  popularity: Float32Array,
  priorWeight: number,
): number {
  let gain = 0;
  for (const [learner, { history, hidden }] of heldOut.entries()) {
    const own = sums[learner]!;
    const least = own[hidden]! + priorWeight * popularity[hidden]!;
    let place = 1;
    for (let course = 0; course < own.length; course += 1)
      if (own[course]! + priorWeight * popularity[course]! > least) place += 1;
    for (const [course] of history) if (own[course]! + priorWeight * popularity[course]! > least) place -= 1;
    gain += gainOf(place);
  }
  return gain;
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
