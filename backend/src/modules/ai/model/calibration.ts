import type { HeldOut } from './holding-out.ts';
import type { Calibration } from './trained-model.ts';

interface Example {
  sum: number;
  taken: boolean;
}

/** Compares each hidden course with one that the learner never took, so that 0.5 means 'as likely as any other'. */
export function calibrate(
  heldOut: readonly HeldOut[],
  sums: (learner: number) => Float64Array,
  random: () => number,
): Calibration {
  const examples: Example[] = [];
  heldOut.forEach(({ history, hidden }, learner) => {
    const own = sums(learner);
    const taken = new Set([hidden, ...history.map(([course]) => course)]);
    if (taken.size >= own.length) return;
    let other = hidden;
    while (taken.has(other)) other = Math.floor(random() * own.length);
    examples.push({ sum: own[hidden]!, taken: true }, { sum: own[other]!, taken: false });
  });
  return { ...fitted(examples), unit: unitOf(examples) };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const unitOf = (examples: readonly Example[]): number => {
  const sums = (taken: boolean) => examples.filter((one) => one.taken === taken).map(({ sum }) => sum);
  return Math.max(median(sums(true)) - median(sums(false)), 0.01);
};

/** Logistic regression by Newton's method (Platt 1999); a slight pull to a slope of 4 keeps few examples tame. */
function fitted(examples: readonly Example[]): { slope: number; intercept: number } {
  let [slope, intercept] = [4, -1];
  for (let round = 0; round < 30; round += 1) {
    let [gradientSlope, gradientIntercept] = [(slope - 4) * 0.01, intercept * 0.01];
    let [slopeSlope, slopeIntercept, interceptIntercept] = [0.01, 0, 0.01];
    for (const { sum, taken } of examples) {
      const chance = 1 / (1 + Math.exp(-(slope * sum + intercept)));
      const miss = chance - Number(taken);
      const curve = chance * (1 - chance);
      gradientSlope += miss * sum;
      gradientIntercept += miss;
      slopeSlope += curve * sum * sum;
      slopeIntercept += curve * sum;
      interceptIntercept += curve;
    }
    const determinant = slopeSlope * interceptIntercept - slopeIntercept ** 2;
    slope -= (interceptIntercept * gradientSlope - slopeIntercept * gradientIntercept) / determinant;
    intercept -= (slopeSlope * gradientIntercept - slopeIntercept * gradientSlope) / determinant;
  }
  return { slope, intercept };
}
