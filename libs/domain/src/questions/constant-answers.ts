import { guessedShareMaximum } from './guessed-share.ts';
import { rulesOf } from './kinds/rules-of-kinds.ts';
import type { SameAnswers } from './parts/same-answers.ts';
import type { Question } from './question.ts';

/** Which answers earn something here that might be right elsewhere too (EVD-8). */
export const sameAnswersOf = (question: Question): SameAnswers => rulesOf(question).sameAnswers(question);

/** What is asked of a bank, each as often as papers ask it on average. */
export type WeighedAnswers = readonly (readonly [id: string, answers: SameAnswers, times: number])[];

/** What always the same earns in a bank. */
export interface ConstantAnswers {
  /** Of what papers ask on average, from 0 to 1, by the answer that earns most. */
  earns: number;
  /** Ids of questions of which an answer earns too much that earns more than a third of all. */
  of: Set<string>;
}

/**
 * Finds answers that need no knowledge of a question because they are right at too many others: one word, one number, one
 * place on all pictures, or the few words that are right again and again, wherever they stand (EVD-8).
 */
export function constantAnswers(questions: WeighedAnswers): ConstantAnswers {
  const all = sumOf(questions.map(([, , times]) => times));
  const tooMuch = all * guessedShareMaximum + tiny;
  const strategies = [
    ...(['ar', 'en'] as const).flatMap((language) =>
      wordsTried(questions, language, all).map((known) => byWords(known, language)),
    ),
    ...numbersTried(questions).map(byNumber),
    ...placesTried(questions).map(byPlace),
  ];
  const found: ConstantAnswers = { earns: 0, of: new Set() };
  for (const earns of strategies) {
    const shares = questions.map(([, answers]) => earns(answers));
    // Every question has one answer.
    if (sumOf(shares) <= 1) continue;
    const sum = sumOf(questions.map(([, , times], at) => shares[at]! * times));
    if (sum > tooMuch) questions.forEach(([id], at) => shares[at]! > guessedShareMaximum && found.of.add(id));
    else found.earns = Math.max(found.earns, sum / all);
  }
  return found;
}

/** What sums of fractions may be off. */
const tiny = 1e-6;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** The word that earns most, each that earns too much, and all together that are right again and again. */
function wordsTried(questions: WeighedAnswers, language: 'ar' | 'en', all: number): ReadonlySet<string>[] {
  const earned = new Map<string, number>();
  const rights = new Map<string, { questions: number; times: number }>();
  for (const [, { given, words }, times] of questions)
    for (const { says, share } of words[language]) {
      const name = nameOf(given, says);
      earned.set(name, (earned.get(name) ?? 0) + Math.max(0, share) * times);
      if (share <= 0 || given === 'typed') continue;
      const before = rights.get(name) ?? { questions: 0, times: 0 };
      rights.set(name, { questions: before.questions + 1, times: before.times + times });
    }
  const again = [...rights].flatMap(([name, right]) =>
    right.questions > 1 && right.times > all / 6 + tiny ? [name] : [],
  );
  const [best, ...others] = [...earned].sort(([, one], [, other]) => other - one);
  const alone = [...(best ? [best] : []), ...others.filter(([, sum]) => sum > all * guessedShareMaximum + tiny)];
  return [...alone.map(([name]) => new Set([name])), ...(again.length > 1 ? [new Set(again)] : [])];
}

/** What is typed is not what is chosen. */
const nameOf = (given: SameAnswers['given'], says: string): string => `${given === 'typed'} ${says}`;

const byWords =
  (known: ReadonlySet<string>, language: 'ar' | 'en') =>
  (answers: SameAnswers): number => {
    const shares = answers.words[language].flatMap(({ says, share }) =>
      known.has(nameOf(answers.given, says)) ? [share] : [],
    );
    const sum = shares.reduce((total, share) => total + share, 0);
    if (answers.given === 'together') return Math.min(1, Math.max(0, sum));
    return shares.length === 0 ? 0 : sum / shares.length;
  };

const byNumber =
  (given: number) =>
  (answers: SameAnswers): number =>
    Math.min(
      1,
      answers.numbers.reduce((sum, { from, to, share }) => sum + (from <= given && given <= to ? share : 0), 0),
    );

/** A number is most often right where a range begins; only those that are right more than once are tried. */
function numbersTried(questions: WeighedAnswers): number[] {
  const ranges = questions.flatMap(([, { numbers }, times]) => numbers.map((range) => ({ ...range, times })));
  const begins = ranges.toSorted((one, other) => one.from - other.from);
  const ends = ranges.toSorted((one, other) => one.to - other.to);
  const best = { given: 0, covers: 0 };
  let ended = 0;
  let covers = 0;
  begins.forEach(({ from, times }, at) => {
    for (; ends[ended]!.to < from; ended += 1) covers -= ends[ended]!.times;
    covers += times;
    // Where several begin, the last of them has seen all.
    if (at + 1 - ended > 1 && covers > best.covers) Object.assign(best, { given: from, covers });
  });
  return best.covers > 0 ? [best.given] : [];
}

const byPlace =
  (given: number) =>
  ({ places }: SameAnswers): number =>
    places.includes(given) ? 1 : 0;

/** The place that is right most often, where it is more than once. */
function placesTried(questions: WeighedAnswers): number[] {
  const rights = new Map<number, { questions: number; times: number }>();
  for (const [, { places }, times] of questions)
    for (const place of places) {
      const before = rights.get(place) ?? { questions: 0, times: 0 };
      rights.set(place, { questions: before.questions + 1, times: before.times + times });
    }
  const [best] = [...rights]
    .filter(([, right]) => right.questions > 1)
    .sort(([, one], [, other]) => other.times - one.times);
  return best ? [best[0]] : [];
}
