import { constantAnswers, sameAnswersOf } from './constant-answers.ts';
import type { ChoiceOption } from './parts/question-parts.ts';
import type { Question } from './question.ts';

const both = (text: string) => ({ ar: text, en: text });
const base = { id: 'q', prompt: both('؟'), points: 1 };
const options = (right: string[], wrong: string[]): ChoiceOption[] => [
  ...right.map((text, at) => ({ id: `r${at}`, text: both(text), weight: 100 / right.length })),
  ...wrong.map((text, at) => ({ id: `w${at}`, text: both(text), weight: 0 })),
];
const single = (right: string, ...wrong: string[]): Question => ({
  ...base,
  kind: 'single',
  options: options([right], wrong),
  shuffles: true,
});
const multiple = (right: string[], wrong: string[], credit: 'partial' | 'all-or-nothing' = 'partial'): Question => ({
  ...base,
  kind: 'multiple',
  options: options(right, wrong),
  credit,
  shuffles: true,
});
const number = (value: number, tolerance = 0): Question => ({
  ...base,
  kind: 'number',
  unit: '',
  accepted: [{ value, tolerance, weight: 100 }],
});
const calculated = (formula: string): Question => ({
  ...base,
  kind: 'calculated',
  parameters: [{ name: 'n', from: 1, to: 1000, decimals: 0 }],
  formula,
  tolerance: 0,
  decimals: 0,
  unit: '',
});
const matching = (pairs: [string, string][]): Question => ({
  ...base,
  kind: 'matching',
  left: pairs.map(([text], at) => ({ id: `l${at}`, text: both(text), rightId: `r${at}` })),
  right: pairs.map(([, text], at) => ({ id: `r${at}`, text: both(text) })),
});
const ordering = (...items: string[]): Question => ({
  ...base,
  kind: 'ordering',
  items: items.map((text, at) => ({ id: `i${at}`, text: both(text) })),
});
const place = (x: number, y: number, radius = 4): Question => ({
  ...base,
  kind: 'hotspot',
  picture: 'p',
  pictureText: both('صورة'),
  areas: [{ shape: 'circle', x, y, radius }],
});
const inGap = (right: string, ...wrong: string[]): Question => ({
  ...base,
  kind: 'cloze',
  gaps: [{ id: 'g', kind: 'choice', options: options([right], wrong) }],
});

/** What is right says so in English. */
const inEnglish = (question: Question, en: string): Question => {
  const { options: all, ...rest } = question as Extract<Question, { kind: 'single' }>;
  return { ...rest, options: all.map((one) => (one.weight > 0 ? { ...one, text: { ...one.text, en } } : one)) };
};

const answersOf = (question: (at: number) => Question, count = 12) =>
  constantAnswers(Array.from({ length: count }, (_, at) => [`${at}`, sameAnswersOf(question(at)), 1] as const));

describe('one answer for all', () => {
  it.each<[string, (at: number) => Question]>([
    ['the option of the same words', (at) => single('نعم', `${at}`, `x${at}`)],
    ['the same words under other signs', (at) => single(at % 2 ? 'نَعم!' : 'نعم', `${at}`, `x${at}`)],
    ['the same words in English alone', (at) => inEnglish(single(`ن${at}`, `${at}`, `x${at}`), 'All of these')],
    ['the same words under other stops', (at) => single(`${'.!؟،؛:«»…-'[at % 10]}نعم`, `${at}`, `x${at}`)],
    ['an option that is right half of the time', (at) => single(at % 2 ? 'كل ما سبق' : `ب${at}`, `${at}`, `x${at}`)],
    ['one of three words, wherever it stands', (at) => single(['أ', 'ب', 'ج'][at % 3]!, `${at}`, `x${at}`)],
    ['one of several ticks', (at) => multiple(['كل ما سبق', `ب${at}`], [`${at}`, `x${at}`])],
    ['all ticks together', (at) => multiple(['أ', 'ب'], [`${at}`, `x${at}`], 'all-or-nothing')],
    ['the same number', () => number(42)],
    ['a number within all tolerances', (at) => number(40 + (at % 3), 2)],
    ['one result of whatever is drawn', (at) => calculated(`n * 0 + ${at % 2 ? 7 : '3 + 4'}`)],
    ['the same place on each picture', () => place(20, 20)],
    ['places that lie together, too small to be hit by chance', (at) => place(21 + (at % 2), 19, 1)],
    ['a typed word', () => ({ ...base, kind: 'short-text', exact: false, accepted: [{ text: 'نعم', weight: 100 }] })],
    [
      'the same pairs',
      () =>
        matching([
          ['أ', '1'],
          ['ب', '2'],
          ['ج', '3'],
        ]),
    ],
    [
      'two of three pairs',
      (at) =>
        matching([
          ['أ', '1'],
          ['ب', '2'],
          [`${at}`, `x${at}`],
        ]),
    ],
    ['the same order', () => ordering('أولاً', 'ثانياً', 'ثالثاً')],
    ['the same choice in a gap', (at) => inGap('نعم', `${at}`, `x${at}`)],
  ])('is found: %s [EVD-8]', (_, question) => {
    expect(answersOf(question).of.size).toBeGreaterThan(3);
  });

  it.each<[string, (at: number) => Question]>([
    ['words of their own', (at) => single(`${at}`, 'لا', 'ربما')],
    [
      'one of three words that all stand there',
      (at) => single(['أ', 'ب', 'ج'][at % 3]!, ...['ب', 'ج', 'أ', 'ب'].slice(at % 3, (at % 3) + 2)),
    ],
    ['numbers of their own', (at) => number(at, 0.4)],
    ['results of what is drawn', () => calculated('n * 2')],
    [
      'pairs of their own',
      (at) =>
        matching([
          [`أ${at}`, '1'],
          [`ب${at}`, '2'],
          [`ج${at}`, '3'],
        ]),
    ],
  ])('is not found in %s [EVD-8]', (_, question) => {
    expect(answersOf(question).of.size).toBe(0);
  });

  it('that is right less often is chance for the others [EVD-8]', () => {
    const { of, earns } = answersOf((at) => single(at % 4 ? `${at}` : 'نعم', `x${at}`));
    expect({ of: of.size, earns }).toEqual({ of: 0, earns: 0.25 });
  });
});
