import { answersBySize } from './answers-by-size.ts';
import { sameAnswersOf } from './constant-answers.ts';
import { guessedShare } from './guessed-share.ts';
import { sizeWays } from './parts/by-size.ts';
import type { ChoiceOption } from './parts/question-parts.ts';
import { noSameAnswers } from './parts/same-answers.ts';
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
const inGap = (right: string, ...wrong: string[]): Question => ({
  ...base,
  kind: 'cloze',
  gaps: [{ id: 'g', kind: 'choice', options: options([right], wrong) }],
});

describe('length alone', () => {
  const bySize = (question: (at: number) => Question, count = 12) =>
    answersBySize(
      Array.from({ length: count }, (_, at) => ({
        id: `${at}`,
        answers: sameAnswersOf(question(at)),
        guessed: guessedShare(question(at)),
        times: 1,
      })),
    );

  it.each<[string, (at: number) => Question]>([
    ['the longest option', (at) => single(`جواب صحيح ${at}`, 'لا', 'ربما', 'كلا')],
    ['the shortest option', (at) => single(`${at}`, 'لا أبداً', 'ربما غداً', 'كلا يا أخي')],
    ['the longest two of four', (at) => multiple([`صحيح جداً ${at}`, `صحيح أيضاً ${at}`], ['لا', 'كلا'])],
    [
      'the longest two together',
      (at) => multiple([`صحيح جداً ${at}`, `صحيح أيضاً ${at}`], ['لا', 'كلا'], 'all-or-nothing'),
    ],
    ['the longest in a gap', (at) => inGap(`جواب صحيح ${at}`, 'لا', 'ربما', 'كلا')],
  ])('tells all answers where they are %s [EVD-8]', (_, question) => {
    expect(bySize(question).of.size).toBe(12);
  });

  it('tells them where one language alone shows it [EVD-8]', () => {
    const { options: parts, ...rest } = single('صحيح', 'خطأ ', 'خطأ1', 'خطأ2') as Extract<Question, { kind: 'single' }>;
    const english = parts.map((one) => ({ ...one, text: { ar: 'سواء', en: one.weight > 0 ? 'the right one' : 'no' } }));
    expect(bySize(() => ({ ...rest, options: english })).of.size).toBe(12);
  });

  it('tells nothing of options that are equally long, or of which each length is right in turn [EVD-8]', () => {
    expect(bySize(() => single('أبجد', 'هوزح', 'طيكل', 'منسع'))).toEqual({ earns: 0, of: new Set() });
    const inTurn = (at: number) =>
      single('ب'.repeat(1 + (at % 4)), ...[0, 1, 2, 3].filter((n) => n !== at % 4).map((n) => 'ت'.repeat(1 + n)));
    expect(bySize(inTurn)).toEqual({ earns: 0, of: new Set() });
  });

  it('names no more questions than those whose length tells more than a third, from the last [EVD-8]', () => {
    const { of, earns } = bySize((at) => single(at < 6 ? `جواب صحيح ${at}` : 'بين', 'لا', 'ربما كان'), 12);
    expect([...of]).toEqual(['5', '4', '3']);
    // Three of nine are no more than luck.
    expect(earns).toBe(0);
  });

  it('is chance for the others where it earns more than luck does [EVD-8]', () => {
    const inTurn = (at: number) => single(at % 10 < 3 ? `جواب صحيح ${100 + at}` : 'بين', 'لا', 'ربما كان', 'كيف');
    expect(bySize(inTurn, 40).earns).toBe(0);
    expect(bySize(inTurn, 400)).toEqual({ earns: 0.3, of: new Set() });
  });

  it('is looked at once for each question, however many there are [EVD-8]', () => {
    let looks = 0;
    const answers = {
      ...noSameAnswers,
      get bySize() {
        looks += 1;
        return sizeWays.map(() => 1);
      },
    };
    const looksAt = (count: number) => {
      looks = 0;
      answersBySize(Array.from({ length: count }, (_, at) => ({ id: `${at}`, answers, guessed: 1 / 4, times: 1 })));
      return looks / count;
    };
    expect(looksAt(20_000)).toBe(looksAt(200));
    expect(looksAt(20_000)).toBeLessThanOrEqual(2 * sizeWays.length);
  });
});
