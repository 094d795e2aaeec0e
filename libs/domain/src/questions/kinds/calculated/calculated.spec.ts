import { calculate } from '../../arithmetic.ts';
import { gradeAnswer } from '../../grade-answer.ts';
import type { CalculatedQuestion } from './calculated.question.ts';
import { calculatedResult, drawValues } from './drawn-values.ts';

describe('a formula', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['2 ^ 3 ^ 2', 512],
    ['-2 ^ 2', -4],
    ['2 * -3', -6],
    ['8 / 4 / 2', 1],
    ['a * (b - 1) / 2', 3],
    ['sqrt(16) + max(1, a, 2)', 7],
    ['round(2.5) + abs(-1.5e1)', 18],
    ['2 * pi', 2 * Math.PI],
  ])('is calculated: %s [QB-1]', (formula, result) => {
    expect(calculate(formula, { a: 3, b: 3 })).toBe(result);
  });

  it.each([
    '',
    '1 +',
    '(1',
    '1)',
    '2 3',
    'c',
    '1 / 0',
    'sqrt(-1)',
    'sqrt',
    'constructor',
    'toString()',
    '__proto__',
    'process.exit(1)',
    'a = 1',
    '1; 2',
    "'1'",
    '١',
    'max(1,',
    '9'.repeat(301),
    `${'('.repeat(60)}1${')'.repeat(60)}`,
    '9e999',
  ])('is none: %j [QB-1, SEC-6]', (formula) => {
    expect(calculate(formula, { a: 3 })).toBeUndefined();
  });
});

describe('a question with numbers of its own', () => {
  const question: CalculatedQuestion = {
    id: 'q',
    kind: 'calculated',
    prompt: { ar: 'كم ثمن {{n}} قطعة بسعر {{p}}؟', en: 'What do {{n}} pieces at {{p}} cost?' },
    points: 1,
    parameters: [
      { name: 'n', from: 2, to: 9, decimals: 0 },
      { name: 'p', from: 0.5, to: 1.5, decimals: 2 },
    ],
    formula: 'n * p',
    tolerance: 0.01,
    decimals: 2,
    unit: '',
  };

  it('draws the same for the same seed, within its limits and to its decimals [QB-1]', () => {
    const drawn = Array.from({ length: 2000 }, (_, seed) => drawValues(question, seed));
    expect(drawn).toEqual(Array.from({ length: 2000 }, (_, seed) => drawValues(question, seed)));
    expect(new Set(drawn.map(({ n }) => n))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8, 9]));
    for (const { p = 0 } of drawn) {
      expect(p).toBeGreaterThanOrEqual(0.5);
      expect(p).toBeLessThanOrEqual(1.5);
      expect(Number(p.toFixed(2))).toBe(p);
    }
    expect(new Set(drawn.map(({ p }) => p)).size).toBe(101);
  });

  it('goes through a range in steps, to its end where that is one [QB-1]', () => {
    const stepped = {
      ...question,
      parameters: [
        { name: 'n', from: 0, to: 1, decimals: 1, step: 0.1 },
        { name: 'p', from: 5, to: 22, decimals: 0, step: 5 },
      ],
    };
    const drawn = Array.from({ length: 500 }, (_, seed) => drawValues(stepped, seed));
    expect([...new Set(drawn.map(({ n }) => n))].toSorted((one, other) => one! - other!)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((each) => each / 10),
    );
    expect([...new Set(drawn.map(({ p }) => p))].toSorted((one, other) => one! - other!)).toEqual([5, 10, 15, 20]);
  });

  it('is judged by what was drawn [QB-1]', () => {
    const values = drawValues(question, 7);
    const right = calculatedResult(question, values) ?? 0;
    expect(gradeAnswer(question, { kind: 'calculated', text: String(right) }, values).points).toBe(1);
    expect(gradeAnswer(question, { kind: 'calculated', text: String(right + 0.02) }, values).points).toBe(0);
    expect(gradeAnswer(question, { kind: 'calculated', text: String(right) }).points).toBe(0);
  });
});
