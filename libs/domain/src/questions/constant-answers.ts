import { calculatedResult, drawValues } from './drawn-values.ts';
import { foldedText } from './folded-text.ts';
import { guessedShareMaximum } from './guessed-share.ts';
import type { ChoiceOption, ClozeGap, Question } from './question.ts';
import { leastTaken } from './shares.ts';

/** What somebody earns at one question, from 0 to 1, who gives the same words or the same number each time. */
export interface SameAnswers {
  /** `one` of the words that stand there is chosen, all of them are `together`, or the answer is `typed`. */
  given: 'one' | 'together' | 'typed';
  /** Wrong ones earn nothing, or take something away. */
  words: { says: string; share: number }[];
  numbers: { from: number; to: number; share: number }[];
}

const saysOf = ({ text }: Pick<ChoiceOption, 'text'>): string => foldedText(text.ar || text.en);
const shareOf = ({ weight }: { weight: number }): number => weight / 100;
const none: SameAnswers = { given: 'typed', words: [], numbers: [] };

/** Which answers earn something here that might be right elsewhere too (EVD-8). */
export function sameAnswersOf(question: Question): SameAnswers {
  switch (question.kind) {
    case 'single':
      return { ...none, given: 'one', words: question.options.map((one) => wordOf(one, Math.max(0, shareOf(one)))) };
    case 'multiple':
      return { ...none, given: 'together', words: ticksOf(question) };
    case 'true-false':
      return { ...none, words: [{ says: String(question.isTrue), share: 1 }] };
    case 'short-text':
      return { ...none, words: question.accepted.map((one) => ({ says: foldedText(one.text), share: shareOf(one) })) };
    case 'number':
      return { ...none, numbers: question.accepted.map(rangeOf) };
    case 'calculated':
      return { ...none, numbers: resultsOf(question) };
    case 'matching': {
      const rights = new Map(question.right.map((side) => [side.id, saysOf(side)]));
      const share = 1 / question.left.length;
      const words = question.left.map((side) => ({ says: `${saysOf(side)} → ${rights.get(side.rightId)}`, share }));
      return { ...none, given: 'together', words };
    }
    case 'ordering':
      return { ...none, given: 'one', words: [{ says: question.items.map(saysOf).join(' → '), share: 1 }] };
    case 'cloze':
      return ofGaps(question.gaps);
    case 'hotspot':
      return none;
  }
}

const wordOf = (option: ChoiceOption, share: number) => ({ says: saysOf(option), share });

/** Where only all right options earn something, they are one answer. */
function ticksOf({ options, credit }: Extract<Question, { kind: 'multiple' }>) {
  const right = options.filter(({ weight }) => weight > 0);
  if (credit === 'all-or-nothing') return [{ says: right.map(saysOf).sort().join(' + '), share: 1 }];
  const taken = leastTaken(options) / 100;
  return options.map((one) => wordOf(one, one.weight > 0 ? shareOf(one) : Math.min(shareOf(one), -taken)));
}

const rangeOf = ({ value, tolerance, weight }: { value: number; tolerance: number; weight: number }) => ({
  from: value - tolerance,
  to: value + tolerance,
  share: weight / 100,
});

const seeds = Array.from({ length: 24 }, (_, seed) => seed + 1);

/** Results that come often on papers that each draw values of their own. */
function resultsOf(question: Extract<Question, { kind: 'calculated' }>): SameAnswers['numbers'] {
  const times = new Map<number, number>();
  for (const seed of seeds) {
    const result = calculatedResult(question, drawValues(question, seed));
    if (result !== undefined) times.set(result, (times.get(result) ?? 0) + 1);
  }
  return [...times]
    .filter(([, count]) => count > seeds.length / 6)
    .map(([value, count]) => ({
      ...rangeOf({ value, tolerance: question.tolerance, weight: 100 }),
      share: count / 24,
    }));
}

/** The same word in each gap, by its place. */
function ofGaps(gaps: readonly ClozeGap[]): SameAnswers {
  const parts = gaps.map((gap) => {
    if (gap.kind === 'choice') return { words: gap.options.map((one) => wordOf(one, shareOf(one))), numbers: [] };
    if (gap.kind === 'number') return { words: [], numbers: gap.accepted.map(rangeOf) };
    return { words: gap.accepted.map((one) => ({ says: foldedText(one.text), share: shareOf(one) })), numbers: [] };
  });
  const part = ({ share, ...one }: { says: string; share: number }, at: number) => ({
    says: `${at} ${one.says}`,
    share: Math.max(0, share) / gaps.length,
  });
  return {
    given: 'together',
    words: parts.flatMap(({ words }, at) => words.map((one) => part(one, at))),
    numbers: parts.flatMap(({ numbers }) => numbers.map((one) => ({ ...one, share: one.share / gaps.length }))),
  };
}

/** What always the same earns in a bank. */
export interface ConstantAnswers {
  /** Of all its questions on average, from 0 to 1, by the answer that earns most. */
  earns: number;
  /** Ids of questions of which an answer earns too much that earns more than a third of all. */
  of: Set<string>;
}

/**
 * Finds answers that need no knowledge of a question because they are right at too many others: one word, one number, or
 * the few words that are right again and again, wherever they stand (EVD-8).
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
