import { passedByGuessing } from '../guessed-papers.ts';
import { sameAnswersOf } from './constant-answers.ts';
import { guessedShare } from './guessed-share.ts';
import { mixedAnswers } from './mixed-answers.ts';
import type { Question } from './question.ts';
import { seededNumbers } from './seeded-numbers.ts';

const both = (text: string) => ({ ar: text, en: text });
const single = (right: string, ...wrongs: string[]): Question => ({
  id: 'q',
  prompt: both('؟'),
  points: 1,
  kind: 'single',
  options: [right, ...wrongs].map((text, at) => ({ id: `o${at}`, text: both(text), weight: at === 0 ? 100 : 0 })),
  shuffles: true,
});
const mixOf = (questions: readonly Question[]) =>
  mixedAnswers(
    questions.map((question) => ({ answers: sameAnswersOf(question), guessed: guessedShare(question), times: 1 })),
  );
const many = (count: number, question: (at: number) => Question) =>
  Array.from({ length: count }, (_, at) => question(at));
/** Options of one length that stand nowhere else. */
const own = (at: number) => single(`ص${100 + at}`, `ا${100 + at}`, `ب${100 + at}`, `ت${100 + at}`);
const withWord = (word: string, at: number) => single(word, `ا${100 + at}`, `ب${100 + at}`, `ت${100 + at}`);

/** Options are terms of one glossary, each of them right equally often, and beside others that chance chooses. */
function glossary(seed: number, terms: number, count: number, options: number): Question[] {
  const nextNumber = seededNumbers(seed);
  const shuffled = <One>(all: One[]) =>
    all
      .map((one) => [nextNumber(), one] as const)
      .sort(([one], [other]) => one - other)
      .map(([, one]) => one);
  const words = Array.from({ length: terms }, (_, at) => `م${100 + at}`);
  return many(count, (at) => {
    const right = words[at % terms]!;
    return single(right, ...shuffled(words.filter((one) => one !== right)).slice(0, options - 1));
  });
}

/** Ten questions, or twelve where one of three is guessed too often in ten. */
const isByLuck = (guessed: number, options: number) =>
  passedByGuessing(
    Array.from({ length: options === 3 ? 12 : 10 }, () => ({ points: 1, guessed })),
    70,
    3,
  ) > 0.05;

describe('the best that somebody does who knows nothing', () => {
  const banks = [12, 20, 30, 60].flatMap((terms) =>
    [3, 4, 5].flatMap((options) => [60, 120].map((count) => [terms, options, count] as const)),
  );
  it.each(banks)(
    'is chance among %i terms of a glossary, %i options, %i questions [EVD-8]',
    (terms, options, count) => {
      const trials = Array.from({ length: 20 }, (_, seed) => mixOf(glossary(seed + 1, terms, count, options)));
      expect(trials.filter((mixed) => isByLuck(mixed, options)).length).toBeLessThanOrEqual(1);
    },
  );

  it('is words that are right where they stand, which no key does that chance deals [EVD-8]', () => {
    const tenWords = mixOf(many(60, (at) => withWord(`نعم${at % 10}`, at)));
    expect(tenWords).toBeGreaterThan(0.9);
    // Of 24 questions all, and of 36 a quarter; less what luck finds.
    const some = mixOf(many(60, (at) => (at < 24 ? withWord(`نعم${at % 3}`, at) : own(at))));
    expect(some).toBeGreaterThan(0.5);
    expect(some).toBeLessThanOrEqual(0.55);
  });

  it('is words that are each right in half of where they stand, when they are many [EVD-8]', () => {
    const half = many(120, (at) => {
      const [word, other] = [`نعم${at % 20}`, `نعم${(at + 1 + (Math.floor(at / 20) % 3)) % 20}`];
      return at % 2
        ? single(word, `ا${100 + at}`, `ب${100 + at}`, `ت${100 + at}`)
        : single(word, other, `ب${100 + at}`, `ت${100 + at}`);
    });
    expect(isByLuck(mixOf(half), 4)).toBe(true);
  });

  it('is no word that stands as often where it is wrong [EVD-8]', () => {
    const verbs = ['GET', 'PUT', 'XYZ'];
    expect(mixOf(many(12, (at) => single(verbs[at % 3]!, verbs[(at + 1) % 3]!, verbs[(at + 2) % 3]!)))).toBeCloseTo(
      1 / 3,
    );
  });

  it('is a word where it stands, and the longest elsewhere [EVD-8]', () => {
    // The word is right in 12 of 12, less what luck finds; of the other 24 the longest is in 18.
    const questions = many(36, (at) => {
      if (at < 12) return withWord('نعم', at);
      const [long, right, ...short] = [`أطول منها ${at}`, `ص${10 + at}`, `ب${10 + at}`, `ت${10 + at}`];
      return at % 4 ? single(long, right, ...short) : single(right, long, ...short);
    });
    expect(mixOf(questions)).toBeGreaterThan(28 / 36);
    expect(mixOf(questions)).toBeLessThanOrEqual(30 / 36);
  });

  it('is nothing where nothing is asked [EVD-8]', () => {
    expect(mixOf([])).toBe(0);
  });

  it('is looked for once, however many lengths are chosen by, and no more often in a larger bank [EVD-8]', () => {
    let looks = 0;
    const counted = (question: Question) => {
      const { words, ...answers } = sameAnswersOf(question);
      return {
        answers: {
          ...answers,
          get words() {
            looks += 1;
            return words;
          },
        },
        guessed: 1 / 4,
        times: 1,
      };
    };
    const looksAt = (count: number) => {
      looks = 0;
      const questions = many(count, (at) => withWord(`نعم${at % 10}`, at)).map(counted);
      mixedAnswers(questions);
      return looks / count;
    };
    expect([looksAt(200), looksAt(2000)]).toEqual([2, 2]);
  });
});
