import { guessedShareMaximum } from './guessed-share.ts';
import { rulesOf } from './kinds/rules-of-kinds.ts';
import { sizeWays } from './parts/by-size.ts';
import type { SameAnswers } from './parts/same-answers.ts';
import type { Question } from './question.ts';

/** Which answers earn something here that might be right elsewhere too (EVD-8). */
export const sameAnswersOf = (question: Question): SameAnswers => rulesOf(question).sameAnswers(question);

/** What always the same earns in a bank. */
export interface ConstantAnswers {
  /** Of all its questions on average, from 0 to 1, by the answer that earns most. */
  earns: number;
  /** Ids of questions of which an answer earns too much that earns more than a third of all. */
  of: Set<string>;
}

/**
 * Finds answers that need no knowledge of a question because they are right at too many others: one word, one number, one
 * place on all pictures, or the few words that are right again and again, wherever they stand (EVD-8).
 */
export function constantAnswers(questions: readonly (readonly [id: string, answers: SameAnswers])[]): ConstantAnswers {
  const earned = new Map<string, number>();
  const times = new Map<string, number>();
  for (const [, { given, words }] of questions)
    for (const { says, share } of words) {
      const name = nameOf(given, says);
      earned.set(name, (earned.get(name) ?? 0) + Math.max(0, share));
      if (share > 0 && given !== 'typed') times.set(name, (times.get(name) ?? 0) + 1);
    }
  const again = [...times].flatMap(([name, count]) => (count > Math.max(1, questions.length / 6) ? [name] : []));
  const tooMuch = questions.length * guessedShareMaximum;
  const [best, ...others] = [...earned].sort(([, one], [, other]) => other - one);
  const words = [...(best ? [best] : []), ...others.filter(([, sum]) => sum > tooMuch)];
  const strategies = [
    ...words.map(([name]) => byWords(new Set([name]))),
    ...(again.length > 1 ? [byWords(new Set(again))] : []),
    ...numbersTried(questions).map(byNumber),
    ...placesTried(questions).map(byPlace),
  ];
  const found: ConstantAnswers = { earns: 0, of: new Set() };
  for (const earns of strategies) {
    const shares = questions.map(([, answers]) => earns(answers));
    const sum = shares.reduce((total, share) => total + share, 0);
    if (sum <= 1) continue;
    if (sum > tooMuch) questions.forEach(([id], at) => shares[at]! > guessedShareMaximum && found.of.add(id));
    else found.earns = Math.max(found.earns, sum / questions.length);
  }
  return found;
}

/** What is typed is not what is chosen. */
const nameOf = (given: SameAnswers['given'], says: string): string => `${given === 'typed'} ${says}`;

/**
 * Finds questions that are answered without reading them, by length alone. Of those in which it earns something just so
 * many are named, from the last, that it earns no more than a third of all others (EVD-8).
 */
export function answersBySize(questions: readonly (readonly [id: string, answers: SameAnswers])[]): ConstantAnswers {
  const of = new Set<string>();
  const left = () => questions.filter(([id]) => !of.has(id));
  const earnedBy = (way: number) => left().map(([id, { bySize }]) => ({ id, share: bySize[way] ?? 0 }));
  const averageOf = (shares: readonly { share: number }[]) =>
    shares.reduce((sum, { share }) => sum + share, 0) / Math.max(1, shares.length);
  sizeWays.forEach((_, way) => {
    const telling = earnedBy(way).filter(({ share }) => share > guessedShareMaximum);
    for (; averageOf(earnedBy(way)) > guessedShareMaximum + 1e-6 && telling.length > 0;) of.add(telling.pop()!.id);
  });
  return { earns: Math.max(...sizeWays.map((_, way) => averageOf(earnedBy(way)))), of };
}

const byWords =
  (known: ReadonlySet<string>) =>
  (answers: SameAnswers): number => {
    const shares = answers.words.flatMap(({ says, share }) => (known.has(nameOf(answers.given, says)) ? [share] : []));
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
function numbersTried(questions: readonly (readonly [string, SameAnswers])[]): number[] {
  const ranges = questions.flatMap(([, { numbers }]) => numbers);
  const begins = ranges.map(({ from }) => from).sort((one, other) => one - other);
  const ends = ranges.map(({ to }) => to).sort((one, other) => one - other);
  const best = { given: 0, covers: 1 };
  let ended = 0;
  begins.forEach((given, at) => {
    while (ends[ended]! < given) ended += 1;
    // Where several begin, the last of them has seen all.
    if (at + 1 - ended > best.covers) Object.assign(best, { given, covers: at + 1 - ended });
  });
  return best.covers > 1 ? [best.given] : [];
}

const byPlace =
  (given: number) =>
  ({ places }: SameAnswers): number =>
    places.includes(given) ? 1 : 0;

/** The place that is right most often, where it is more than once. */
function placesTried(questions: readonly (readonly [string, SameAnswers])[]): number[] {
  const times = new Map<number, number>();
  for (const [, { places }] of questions) for (const place of places) times.set(place, (times.get(place) ?? 0) + 1);
  const [best] = [...times].sort(([, one], [, other]) => other - one);
  return best && best[1] > 1 ? [best[0]] : [];
}
