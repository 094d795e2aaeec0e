import type { ChoiceOption, Question } from '@masar/domain';
import { startTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const both = (text: string) => ({ ar: text, en: text });
const base = { id: 'q', prompt: both('أيّها صحيح؟'), points: 1 };
const options = (weights: Record<string, number>): ChoiceOption[] =>
  Object.entries(weights).map(([text, weight], at) => ({ id: `o${at}`, text: both(text), weight }));
const single = (weights: Record<string, number>): Question => ({
  ...base,
  kind: 'single',
  options: options(weights),
  shuffles: true,
});
const multiple = (weights: Record<string, number>): Question => ({
  ...base,
  kind: 'multiple',
  options: options(weights),
  credit: 'partial',
  shuffles: true,
});
const sides = (texts: string) => [...texts].map((text) => ({ id: text, text: both(text) }));
const matching = (texts: string): Question => ({
  ...base,
  kind: 'matching',
  left: sides(texts).map((side) => ({ ...side, rightId: side.id })),
  right: sides(texts),
});
const ordering = (texts: string): Question => ({ ...base, kind: 'ordering', items: sides(texts) });
const typed = (...texts: string[]): Question => ({
  ...base,
  kind: 'short-text',
  exact: false,
  accepted: texts.map((text) => ({ text, weight: 100 })),
});
const cloze = (texts: string): Question => ({
  ...base,
  kind: 'cloze',
  gaps: [...texts].map((text) => ({ id: text, kind: 'text', exact: false, accepted: [{ text, weight: 100 }] })),
});
const number = (...values: number[]): Question => ({
  ...base,
  kind: 'number',
  unit: '',
  accepted: values.map((value) => ({ value, tolerance: 0, weight: 100 })),
});

const spot = (...places: number[]): Question => ({
  ...base,
  kind: 'hotspot',
  picture: 'p',
  pictureText: both('صورة'),
  areas: places.map((x) => ({ shape: 'circle', x, y: 20, radius: 4 })),
});
const calculated = (formula: string, to = 9, names = ['a', 'b']): Question => ({
  ...base,
  prompt: both('احسب {{a}} و{{b}}'),
  kind: 'calculated',
  parameters: names.map((name) => ({ name, from: 1, to, decimals: 0 })),
  formula,
  tolerance: 0,
  decimals: 0,
  unit: '',
});
const trueFalse = (isTrue: boolean): Question => ({ ...base, kind: 'true-false', isTrue });
const asking = (prompt: string, question: Question): Question => ({ ...question, prompt: both(prompt) });
const taking = (weights: Record<string, number>): Question => ({
  ...base,
  kind: 'short-text',
  exact: false,
  accepted: Object.entries(weights).map(([text, weight]) => ({ text, weight })),
});

async function saySame(one: Question, other: Question): Promise<boolean> {
  const [row] = await app
    .em()
    .execute<[{ same: boolean }]>('select question_says(?::jsonb) && question_says(?::jsonb) as same', [
      JSON.stringify(one),
      JSON.stringify(other),
    ]);
  return row.same;
}

const original = { ماء: 100, نار: 0, هواء: 0 };

describe('a question is known again', () => {
  it.each<[string, Question, Question]>([
    ['with an option more that earns one percent', single(original), single({ ...original, تراب: 1 })],
    ['with a wrong option more, and another', single(original), single({ تراب: 0, خشب: -50, ماء: 100 })],
    ['as one of several ticks', single(original), multiple({ ماء: 60, تراب: 40, نار: 0 })],
    ['with weights that differ', multiple({ أ: 50, ب: 50, ج: 0 }), multiple({ أ: 34, ب: 33, د: 33 })],
    ['with a pair more', matching('أبج'), matching('أبجد')],
    ['with a step more', ordering('أبج'), ordering('أبجد')],
    ['with a gap more', cloze('أبج'), cloze('أبجد')],
    ['of fifty steps, with one more', ordering(letters(49)), ordering(letters(50))],
    ['with one more spelling that is taken', typed('ماء'), typed('الماء', 'ماء')],
    ['with one more number that is taken', number(4), number(4, 5)],
    ['with one more place that is taken', spot(20), spot(20, 60)],
    ['with numbers drawn from a wider range', calculated('a + b'), calculated('a+b', 99)],
    ['under other stops and marks', asking('- **كم** 7 - 2؟', number(5)), asking('كم 7−2', number(5))],
    [
      'with a year, a dash and a stop',
      asking('ما حدث سنة 1990 -', typed('ماء')),
      asking('ما حدث سنة 1990.', typed('ماء')),
    ],
    ['with signs that are all it has', asking('أي رمز', typed('+')), asking('أيّ رمز؟', typed('+'))],
    ['with an answer that earns half', taking({ ماء: 100 }), taking({ ماء: 100, ثلج: 50 })],
    [
      'in one language alone',
      single(original),
      { ...base, prompt: { ar: base.prompt.ar, en: '' }, kind: 'single', shuffles: true, options: [arabic('ماء')] },
    ],
  ])('%s [EVD-8]', async (_, one, copy) => {
    expect(await saySame(one, copy)).toBe(true);
  });
});

describe('another question of the same words is none of it', () => {
  it.each<[string, Question, Question]>([
    [
      'with another right option among the same wrong ones',
      single(original),
      single({ ...original, ماء: 0, نار: 100 }),
    ],
    ['with options of its own', single(original), single({ خبز: 100, ملح: 0 })],
    ['with options of its own in the language that one of both lacks', withoutEnglish('ماء'), withoutEnglish('نار')],
    ['with other ticks', multiple({ أ: 50, ب: 50, ج: 0 }), multiple({ ج: 50, د: 50, أ: 0 })],
    ['with one pair of three that is the same', matching('أبج'), matching('أده')],
    ['with one step of three that is the same', ordering('أبج'), ordering('أده')],
    ['with another number', number(4), number(5)],
    ['with another word to type', typed('ماء'), typed('نار')],
    ['with another place on a picture', spot(20), spot(60)],
    ['with another formula', calculated('a + b'), calculated('a * b')],
    ['that is false', trueFalse(true), trueFalse(false)],
    ['with a number below nothing', number(5), number(-5)],
    ['with a point in its number', number(1.5), number(15)],
    ['with another sign to type', typed('-5'), typed('5')],
    ['with other signs before its numbers', asking('-7+2 = ?', typed('ماء')), asking('7-2 = ?', typed('ماء'))],
    ['with a point in what it asks', asking('نصف 1.5', typed('ماء')), asking('نصف 15', typed('ماء'))],
    ['of other Arabic numbers', asking('نصف ٣٫٥', typed('ماء')), asking('نصف ٣٥', typed('ماء'))],
    ['that takes away a bracket', asking('-(7 + 2)', typed('ماء')), asking('(7 + 2)', typed('ماء'))],
    ['that divides', asking('12 / 3', typed('ماء')), asking('12 * 3', typed('ماء'))],
    ['that asks for less', asking('س < 5', typed('ماء')), asking('س > 5', typed('ماء'))],
    [
      'that has another sign between what is filled in',
      asking('كم {{a}} + {{b}}', calculated('a')),
      asking('كم {{a}} * {{b}}', calculated('a')),
    ],
    ['that shares what earns nothing', taking({ ماء: 100, نار: 0 }), taking({ هواء: 100, نار: 0 })],
    [
      'that shares what earns a little beside what earns all',
      single({ ماء: 100, نار: 5 }),
      single({ هواء: 100, نار: 5 }),
    ],
  ])('%s [EVD-8]', async (_, one, other) => {
    expect(await saySame(one, other)).toBe(false);
  });
});

function arabic(text: string): ChoiceOption {
  return { id: 'o', text: { ar: text, en: '' }, weight: 100 };
}
/** Asked in both, answered in Arabic. */
function withoutEnglish(text: string): Question {
  return { ...base, kind: 'single', shuffles: true, options: [arabic(text)] };
}
function letters(count: number): string {
  return String.fromCodePoint(...Array.from({ length: count }, (_, at) => 0x4e00 + at));
}
