import { calculate, formulaLimits } from '../../arithmetic.ts';
import { judgedNumber, sameNumbers } from '../../parts/accepted-numbers.rules.ts';
import { nothing } from '../../parts/judged.ts';
import { numberWithin } from '../../parts/key-lines.ts';
import {
  above0,
  decimals,
  fail,
  list,
  number,
  object,
  optional,
  type Read,
  text,
  tolerance,
  unit,
} from '../../parts/read-form.ts';
import { noSameAnswers, type SameAnswers } from '../../parts/same-answers.ts';
import { typedIn } from '../../parts/sent-answer.ts';
import { largest } from '../../parts/shares.ts';
import type { KindRules } from '../kind-rules.ts';
import type { CalculatedAnswer, CalculatedQuestion } from './calculated.question.ts';
import { calculatedResult, drawValues } from './drawn-values.ts';

const name: Read<string> = (value, path) =>
  typeof value === 'string' && /^[A-Za-z]\w{0,19}$/.test(value) ? value : fail(path);
const bound = number(-1e9, 1e9);
const parameter = object<CalculatedQuestion['parameters'][number]>({
  name,
  from: bound,
  to: bound,
  decimals,
  step: optional(above0(1e9)),
});

export const calculated: KindRules<CalculatedQuestion, CalculatedAnswer> = {
  form: {
    parameters: list(parameter),
    formula: text(formulaLimits.characters, 1),
    tolerance,
    decimals,
    unit,
  },
  wrongRelation({ parameters, formula }) {
    if (parameters.some(({ from, to }) => from > to)) return 'parameters';
    const values = Object.fromEntries(parameters.map((each) => [each.name, each.to]));
    return calculate(formula, values) === undefined ? 'formula' : undefined;
  },
  answerIn: (_, sent) => typedIn(sent),
  judge(question, given, values) {
    const value = calculatedResult(question, values);
    if (value === undefined) return nothing;
    return judgedNumber([{ value, tolerance: question.tolerance, weight: 100 }], given.text, question.unit);
  },
  rightAnswer(question, values) {
    const result = calculatedResult(question, values);
    return result === undefined ? undefined : { text: String(result) };
  },
  keyLines: (question) => [{ text: numberWithin(question.formula, question.tolerance, question.unit), weight: 100 }],
  saidOf: () => undefined,
  guessedShare: bySameNumber,
  sameAnswers: (question) => ({ ...noSameAnswers, numbers: resultsOf(question) }),
  asked: (question) => ({ unit: question.unit }),
  withOwnParts: (question) => question,
  draw: drawValues,
};

const seeds = Array.from({ length: 24 }, (_, seed) => seed + 1);
const results = (question: CalculatedQuestion): number[] =>
  seeds.flatMap((seed) => calculatedResult(question, drawValues(question, seed)) ?? []);

/** Of papers that each draw numbers of their own, the share for which one number is right; one result for all is known, not guessed. */
function bySameNumber(question: CalculatedQuestion): number {
  const drawn = results(question);
  if (drawn.length === 0) return 0;
  const isRight = (given: number) => (result: number) => Math.abs(given - result) <= question.tolerance;
  const candidates = new Set(drawn).size === 1 ? [0] : [0, ...drawn];
  return largest(candidates.map((given) => drawn.filter(isRight(given)).length / drawn.length));
}

/** Results that come often on papers that each draw values of their own. */
function resultsOf(question: CalculatedQuestion): SameAnswers['numbers'] {
  const times = new Map<number, number>();
  for (const result of results(question)) times.set(result, (times.get(result) ?? 0) + 1);
  return [...times]
    .filter(([, count]) => count > seeds.length / 6)
    .flatMap(([value, count]) => {
      const ranges = sameNumbers([{ value, tolerance: question.tolerance, weight: 100 }]);
      return ranges.map((range) => ({ ...range, share: count / seeds.length }));
    });
}
