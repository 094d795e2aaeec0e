import { calculate } from '../../arithmetic.ts';
import type { CalculatedQuestion } from './calculated.question.ts';

/** Numbers from 0 up to 1 that a seed settles once and for all. */
function* numbersOf(seed: number): Generator<number> {
  let state = seed >>> 0;
  for (;;) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** The values of a paper's own: the same for the same seed (QB-1). */
export function drawValues({ parameters }: CalculatedQuestion, seed: number): Record<string, number> {
  const numbers = numbersOf(seed);
  return Object.fromEntries(
    parameters.map(({ name, from, to, decimals, step = 0 }) => {
      // A tenth of a range is not quite a tenth in the machine's numbers.
      const values = step <= 0 ? Math.round((to - from) * 10 ** decimals) : Math.floor((to - from) / step + 1e-9);
      const place = Math.floor((numbers.next().value ?? 0) * (values + 1));
      return [name, rounded(step <= 0 ? from + place / 10 ** decimals : from + place * step, decimals)];
    }),
  );
}

/** The right result for these values, to as many decimals as are asked for. */
export function calculatedResult(
  question: CalculatedQuestion,
  values: Readonly<Record<string, number>>,
): number | undefined {
  const result = calculate(question.formula, values);
  return result === undefined ? undefined : rounded(result, question.decimals);
}
