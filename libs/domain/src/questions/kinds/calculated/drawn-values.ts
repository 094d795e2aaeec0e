import { calculate } from '../../arithmetic.ts';
import { seededNumbers } from '../../seeded-numbers.ts';
import type { CalculatedQuestion } from './calculated.question.ts';

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** The values of a paper's own: the same for the same seed (QB-1). */
export function drawValues({ parameters }: CalculatedQuestion, seed: number): Record<string, number> {
  const nextNumber = seededNumbers(seed);
  return Object.fromEntries(
    parameters.map(({ name, from, to, decimals, step = 0 }) => {
      // A tenth of a range is not quite a tenth in the machine's numbers.
      const values = step <= 0 ? Math.round((to - from) * 10 ** decimals) : Math.floor((to - from) / step + 1e-9);
      const place = Math.floor(nextNumber() * (values + 1));
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
