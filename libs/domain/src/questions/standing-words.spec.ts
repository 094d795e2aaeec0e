import { sameAnswersOf } from './constant-answers.ts';
import { guessedShare } from './guessed-share.ts';
import type { Question } from './question.ts';
import { earnedWithWords, standingWords } from './standing-words.ts';

const both = (text: string) => ({ ar: text, en: text });
const base = { id: 'q', prompt: both('؟'), points: 1 };
const options = (rights: readonly string[], wrongs: readonly string[]) =>
  [...rights, ...wrongs].map((text, at) => ({
    id: `o${at}`,
    text: both(text),
    weight: at < rights.length ? 100 / rights.length : 0,
  }));
const single = (right: string, ...wrongs: string[]): Question => ({
  ...base,
  kind: 'single',
  options: options([right], wrongs),
  shuffles: true,
});
const twoOfFour = (rights: string[], wrongs: string[]): Question => ({
  ...base,
  kind: 'multiple',
  options: options(rights, wrongs),
  credit: 'partial',
  shuffles: true,
});
/** Four options of one length that stand nowhere else. */
const own = (at: number): Question => single(`ص${10 + at}`, `ا${10 + at}`, `ب${10 + at}`, `ت${10 + at}`);
/** The same with this word in place of the right option or of a wrong one. */
const withWord = (word: string, at: number, isRight: boolean): Question =>
  isRight
    ? single(word, `ا${10 + at}`, `ب${10 + at}`, `ت${10 + at}`)
    : single(`ص${10 + at}`, word, `ب${10 + at}`, `ت${10 + at}`);

/** What words earn on average where they stand, and chance elsewhere. */
function mixOf(asked: Question[], times: (at: number) => number = () => 1): number {
  const questions = asked.map((question, at) => ({
    answers: sameAnswersOf(question),
    guessed: guessedShare(question),
    times: times(at),
  }));
  const rest = questions.map(({ guessed }) => guessed);
  const earned = earnedWithWords(questions, rest, standingWords(questions, 'ar'));
  const sumOf = (shares: number[]) => shares.reduce((sum, share, at) => sum + share * times(at), 0);
  return sumOf(earned) / sumOf(asked.map(() => 1));
}
const many = (count: number, question: (at: number) => Question) =>
  Array.from({ length: count }, (_, at) => question(at));

describe('what words earn that are right again and again', () => {
  it('is chance where no word is right again and again [EVD-8]', () => {
    expect(mixOf(many(10, own))).toBeCloseTo(0.25);
    const twice = [...many(8, own), ...many(2, (at) => withWord('نعم', 20 + at, true))];
    expect(mixOf(twice)).toBeCloseTo(0.25);
  });

  it('is a word where it stands, and chance elsewhere [EVD-8]', () => {
    // Stands in five and is right in three of them; one of four elsewhere: 3 + 5 × 1/4 of 10.
    const questions = [...many(5, own), ...many(5, (at) => withWord('نعم', 20 + at, at < 3))];
    expect(mixOf(questions)).toBeCloseTo(0.425);
  });

  it('is several words, each where it stands [EVD-8]', () => {
    // 3 of 4, 4 of 4, and 4 × 1/4 of 12.
    const questions = [
      ...many(4, own),
      ...many(4, (at) => withWord('نعم', 20 + at, at < 3)),
      ...many(4, (at) => withWord('أبد', 40 + at, true)),
    ];
    expect(mixOf(questions)).toBeCloseTo(8 / 12);
  });

  it('is the surer of two words that stand together [EVD-8]', () => {
    // «نعم» is right in 3 of 3, «أبد» in 3 of 6, of which 3 are left: 3 + 3 of 6.
    const questions = many(6, (at) =>
      at < 3 ? single('نعم', 'أبد', `ب${at}0`, `ت${at}0`) : single('أبد', `ا${at}0`, `ب${at}0`, `ت${at}0`),
    );
    expect(mixOf(questions)).toBeCloseTo(1);
  });

  it('is no word that stands as often where it is wrong [EVD-8]', () => {
    const verbs = ['GET', 'PUT', 'XYZ'];
    expect(mixOf(many(12, (at) => single(verbs[at % 3]!, verbs[(at + 1) % 3]!, verbs[(at + 2) % 3]!)))).toBeCloseTo(
      1 / 3,
    );
  });

  it('is ticks that add up [EVD-8]', () => {
    // One of two right ticks is a half; both together are all; one tick by chance is a quarter: 4 × 1/2 + 4 × 1/4, 4 × 1 + 4 × 1/4.
    const plain = (at: number) => twoOfFour([`ص${at}0`, `س${at}0`], [`ا${at}0`, `ب${at}0`]);
    expect(
      mixOf([...many(4, plain), ...many(4, (at) => twoOfFour(['كله', `س${at}9`], [`ا${at}9`, `ب${at}9`]))]),
    ).toBeCloseTo(3 / 8);
    expect(
      mixOf([...many(4, plain), ...many(4, (at) => twoOfFour(['كله', 'معا'], [`ا${at}9`, `ب${at}9`]))]),
    ).toBeCloseTo(5 / 8);
  });

  it('counts each question as often as papers ask it [EVD-8]', () => {
    // The word's four weigh three times as much: (3 × 4 + 4 × 1/4) of 16.
    const questions = [...many(4, own), ...many(4, (at) => withWord('نعم', 20 + at, true))];
    expect(mixOf(questions, (at) => (at < 4 ? 1 : 3))).toBeCloseTo(13 / 16);
  });

  it('is nothing where words are typed, which stand nowhere [EVD-8]', () => {
    const typed = (at: number): Question => ({
      ...base,
      kind: 'short-text',
      exact: false,
      accepted: [{ text: ['في', 'من', 'على'][at % 3]!, weight: 100 }],
    });
    const gap = (at: number): Question => ({
      ...base,
      prompt: both('{{g}}'),
      kind: 'cloze',
      gaps: [{ id: 'g', kind: 'text', exact: false, accepted: [{ text: ['في', 'من', 'على'][at % 3]!, weight: 100 }] }],
    });
    expect([mixOf(many(12, typed)), mixOf(many(12, gap))]).toEqual([0, 0]);
  });
});
