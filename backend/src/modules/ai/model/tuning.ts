import { cosineWeights, easeWeights, mixed, togetherness } from './course-weights.ts';
import { type HeldOut, type Holdout, holdOutAny } from './holding-out.ts';
import { type Histories, countCourses, mostPopular } from './histories.ts';
import { type Tuning, sumsOf } from './trained-model.ts';

const lambdas = [10, 30, 100, 300, 1000, 3000];
const neighbourCounts = [20, 100];
const cosineShares = [0.25, 0.5, 0.75, 1];
const priorWeights = [0, 0.02, 0.05, 0.1, 0.2, 0.4];

/** Settings are found on the most popular courses alone: each trial costs the cube of their number. */
const coursesAtMost = 300;
/** So many hidden courses judge, drawn in several rounds where there are few learners. */
const judgesAtLeast = 4000;
const roundsAtMost = 4;

/** The settings under which hidden courses stand highest. */
export function tune(histories: Histories, random: () => number): Tuning {
  const popular = mostPopular(histories, coursesAtMost);
  const gains = new Map<string, { tuning: Tuning; gain: number }>();
  let judges = 0;
  for (let round = 0; round < roundsAtMost && judges < judgesAtLeast; round += 1) {
    const holdout = holdOutAny(popular, judgesAtLeast, random);
    judges += holdout.heldOut.length;
    for (const { tuning, gain } of trials(holdout)) {
      const key = JSON.stringify(tuning);
      gains.set(key, { tuning, gain: gain + (gains.get(key)?.gain ?? 0) });
    }
  }
  return [...gains.values()].reduce((best, one) => (one.gain > best.gain ? one : best)).tuning;
}

/** Every setting with its sum of gains. */
function* trials({ training, heldOut }: Holdout): Generator<{ tuning: Tuning; gain: number }> {
  const { courseCount: size } = training;
  const gram = togetherness(training);
  const popularity = popularityOf(training);
  const nothing = new Float32Array(size);
  const sumsBy = (weights: Float32Array) =>
    heldOut.map(({ history }) => sumsOf({ courseCount: size, weights, prior: nothing }, history));
  const byCosine = neighbourCounts.map((neighbours) => ({
    neighbours,
    sums: sumsBy(cosineWeights(gram, size, neighbours)),
  }));
  for (const lambda of lambdas) {
    const byEase = sumsBy(easeWeights(gram, size, lambda));
    const blends = [
      { neighbours: 0, cosineShare: 0, sums: byEase },
      ...byCosine.flatMap(({ neighbours, sums }) =>
        cosineShares
          // Cosines alone know no lambda.
          .filter((share) => share < 1 || lambda === lambdas[0])
          .map((cosineShare) => ({ neighbours, cosineShare, sums: blended(byEase, sums, cosineShare) })),
      ),
    ];
    for (const { neighbours, cosineShare, sums } of blends)
      for (const priorWeight of priorWeights)
        yield {
          tuning: { lambda, neighbours, cosineShare, priorWeight },
          gain: gainOf(heldOut, sums, popularity, priorWeight),
        };
  }
}

const blended = (ease: readonly Float64Array[], cosine: readonly Float64Array[], share: number): Float64Array[] =>
  ease.map((sums, learner) => sums.map((sum, course) => (1 - share) * sum + share * cosine[learner]![course]!));

/** What NDCG gives for one relevant course, without a cut, summed over all. */
function gainOf(
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
    gain += 1 / Math.log2(1 + place);
  }
  return gain;
}

/** 0 to 1, 1 for the course that most people take. */
export function popularityOf(histories: Histories): Float32Array {
  const counts = countCourses(histories);
  const most = Math.max(1, ...counts);
  return Float32Array.from(counts, (count) => count / most);
}

/** The weights under these settings. */
export function weightsWith(histories: Histories, { lambda, neighbours, cosineShare }: Tuning): Float32Array {
  const { courseCount: size } = histories;
  const gram = togetherness(histories);
  if (cosineShare === 1) return cosineWeights(gram, size, neighbours);
  const ease = easeWeights(gram, size, lambda);
  return cosineShare > 0 ? mixed(ease, cosineWeights(gram, size, neighbours), cosineShare) : ease;
}
