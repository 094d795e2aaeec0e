import { gradeAnswer } from './grade-answer.ts';
import { guessedShare, isGuessable } from './guessed-share.ts';
import type { ChoiceOption } from './parts/question-parts.ts';
import type { Question } from './question.ts';
import { questionWarnings } from './question-warnings.ts';

const both = (text: string) => ({ ar: text, en: text });
const base = { id: 'q', prompt: both('؟'), points: 1 };
const options = (...weights: number[]): ChoiceOption[] =>
  weights.map((weight, at) => ({ id: `o${at + 1}`, weight, text: both(`خيار ${at + 1}`) }));
const multiple = (weights: number[], more: object = {}): Question => ({
  ...base,
  kind: 'multiple',
  options: options(...weights),
  credit: 'partial',
  shuffles: true,
  ...more,
});
const single = (weights: number[], shuffles = true): Question => ({
  ...base,
  kind: 'single',
  options: options(...weights),
  shuffles,
});
const all = ({ options: ticked }: { options: ChoiceOption[] }) => ticked.map(({ id }) => id);
const left = (...rights: string[]) => rights.map((rightId, at) => ({ id: `l${at}`, text: both(`${at}`), rightId }));
const right = (...ids: string[]) => ids.map((id) => ({ id, text: both(id) }));
const calculated = (tolerance: number, formula = 'n * 2'): Question => ({
  ...base,
  kind: 'calculated',
  parameters: [{ name: 'n', from: 1, to: 1000, decimals: 0 }],
  formula,
  tolerance,
  decimals: 0,
  unit: '',
});

describe('ticking every option', () => {
  it('earns nothing where as many are wrong as right, and never more than the difference [QB-1] [EVD-8]', () => {
    const shares = [
      [50, 50, 0, 0],
      [50, 50, -50, -50],
      [100, 0, 0, 0],
      [33.33333, 33.33333, 33.33333, 0],
      [50, 50],
    ].map((weights) => {
      const question = multiple(weights);
      return gradeAnswer(question, { kind: 'multiple', optionIds: all(question as never) }).points;
    });
    expect(shares).toEqual([0, 0, 0, 0.6667, 1]);
  });

  it('is known as a guess where it earns more than a third [EVD-8]', () => {
    expect(isGuessable(multiple([33.33333, 33.33333, 33.33333, 0]))).toBe(true);
    expect(isGuessable(multiple([50, 50]))).toBe(true);
    expect(isGuessable(multiple([50, 50], { credit: 'all-or-nothing' }))).toBe(true);
    expect(isGuessable(multiple([50, 50, 0, 0]))).toBe(false);
    expect(isGuessable(multiple([25, 25, 25, 25, 0], { credit: 'all-or-nothing' }))).toBe(false);
  });
});

describe('a question is guessed', () => {
  it.each<[string, Question]>([
    ['by either of two options', single([100, 0])],
    ['by the first of options that stay in order', single([100, 0, 0, 0], false)],
    ['by any place of options that stay in order', single([0, 0, 100, 0], false)],
    ['by the first two of options that stay in order', multiple([50, 50, 0, 0], { shuffles: false })],
    ['by any option where most are right', single([100, 100, 0])],
    ['by saying yes', { ...base, kind: 'true-false', isTrue: true }],
    ['by one side for all', { ...base, kind: 'matching', left: left('a', 'a', 'b'), right: right('a', 'b', 'c') }],
    ['by one side of two', { ...base, kind: 'matching', left: left('a', 'b'), right: right('a', 'b') }],
    ['by one of two orders', { ...base, kind: 'ordering', items: right('a', 'b') }],
    ['by the middle of the picture', hotspot({ shape: 'rectangle', x: 40, y: 40, width: 20, height: 20 })],
    ['by almost any place', hotspot({ shape: 'rectangle', x: 55, y: 0, width: 45, height: 100 })],
    ['by any number', { ...base, kind: 'number', unit: '', accepted: [{ value: 5, tolerance: 10, weight: 100 }] }],
    ['by one number on most papers', calculated(2000)],
    [
      'in gaps of two choices',
      { ...base, kind: 'cloze', gaps: [{ id: 'g', kind: 'choice', options: options(100, 0) }] },
    ],
  ])('%s [EVD-8]', (_, question) => {
    expect(guessedShare(question)).toBeGreaterThan(1 / 3);
    expect(questionWarnings(question)).toContain('guessable');
  });

  it.each<[string, Question]>([
    ['one of three options', single([100, 0, 0])],
    ['some of four options', multiple([50, 50, 0, 0])],
    ['a pair of three', { ...base, kind: 'matching', left: left('a', 'b', 'c'), right: right('a', 'b', 'c') }],
    ['an order of three', { ...base, kind: 'ordering', items: right('a', 'b', 'c') }],
    ['a word', { ...base, kind: 'short-text', exact: false, accepted: [{ text: 'قاعدة', weight: 100 }] }],
    ['a number', { ...base, kind: 'number', unit: '', accepted: [{ value: 1, tolerance: 0, weight: 100 }] }],
    ['a number of its own', calculated(1)],
    ['a place at the side', hotspot({ shape: 'circle', x: 20, y: 20, radius: 10 })],
  ])('not by %s [EVD-8]', (_, question) => {
    expect(isGuessable(question)).toBe(false);
    expect(questionWarnings(question)).not.toContain('guessable');
  });
});

describe('an order that somebody gives who knows nothing', () => {
  const ordersOf = <T>(list: readonly T[]): T[][] =>
    list.length < 2
      ? [[...list]]
      : list.flatMap((first, at) => ordersOf(list.toSpliced(at, 1)).map((rest) => [first, ...rest]));

  it.each([2, 3, 4, 5])(
    'of %i steps earns on average what the question is known for, whichever it is [EVD-8]',
    (count) => {
      const items = right(...'abcde'.slice(0, count));
      const earned = ordersOf(items).map(
        (given) =>
          gradeAnswer({ ...base, kind: 'ordering', items }, { kind: 'ordering', itemIds: given.map(({ id }) => id) })
            .points,
      );
      const mean = earned.reduce((sum, points) => sum + points, 0) / earned.length;
      expect(mean).toBeCloseTo(guessedShare({ ...base, kind: 'ordering', items }), 3);
    },
  );
});

function hotspot(area: Extract<Question, { kind: 'hotspot' }>['areas'][number]): Question {
  return { ...base, kind: 'hotspot', picture: 'p', pictureText: both('صورة'), areas: [area] };
}
