import {
  answersBySize,
  constantAnswers,
  guessedShare,
  isGuessable,
  mixedAnswers,
  type Question,
  type QuestionKind,
  type SameAnswers,
  sameAnswersOf,
} from '@masar/domain';

/** What evidence needs to know of a version of a question, which never changes (EVD-8). */
export interface KnownQuestion {
  kind: QuestionKind;
  isGuessable: boolean;
  /** The share of its points that somebody earns who knows nothing, from 0 to 1. */
  guessed: number;
  /** What its version says, in each language: alike where the same is asked with the same right answer (`question_says`). */
  says: readonly string[];
  answers: SameAnswers;
}

export const knownOf = (question: Question, says: readonly string[]): KnownQuestion => ({
  kind: question.kind,
  isGuessable: isGuessable(question),
  guessed: guessedShare(question),
  says,
  answers: sameAnswersOf(question),
});

/** Why a question proves nothing in its bank. */
type ProvesNothing = 'guessable' | 'asked-in-lesson' | 'repeated-question' | 'constant-answer' | 'answer-by-length';

/** What of a bank's questions counts for evidence. */
export interface ProvingQuestions {
  /** Those that prove nothing, by id. */
  nothing: Map<string, ProvesNothing>;
  /** Of those that prove something, the share that somebody earns who knows nothing, from 0 to 1, by id. */
  guessed: Map<string, number>;
}

type Known = readonly (readonly [id: string, known: KnownQuestion])[];

/**
 * Tells what can be guessed, what lessons ask and give the key of, what stands there already, and what one answer or length
 * alone earns together with more than a third of all of its kind: who knows nothing sees which kind is asked, and has an
 * answer for each (EVD-8). What an answer earns that is right less often is chance for the others of the kind. Where
 * several draws take more from few than from many, `asked` says how often papers ask each: both counts hold.
 */
export function provingOf(
  questions: Known,
  askedInLessons: ReadonlySet<string> = new Set(),
  asked?: ReadonlyMap<string, number>,
): ProvingQuestions {
  const nothing: ProvingQuestions['nothing'] = new Map();
  const said = new Set<string>();
  for (const [id, { isGuessable: isGuessed, says }] of questions) {
    if (isGuessed) nothing.set(id, 'guessable');
    else if (askedInLessons.has(id)) nothing.set(id, 'asked-in-lesson');
    else if (says.some((one) => said.has(one))) nothing.set(id, 'repeated-question');
    else for (const one of says) said.add(one);
  }
  const counted = [() => 1, ...(asked ? [(id: string) => asked.get(id) ?? 0] : [])];
  const guessed: ProvingQuestions['guessed'] = new Map();
  for (const ofKind of Map.groupBy(questions, ([, { kind }]) => kind).values()) {
    const earns = constantIn(ofKind, nothing, counted);
    const left = ofKind.filter(([id]) => !nothing.has(id));
    const chances = left.map(([, known]) => Math.max(known.guessed, earns));
    const mixed = Math.max(...counted.map((times) => mixedIn(left, times)));
    const isMixed = mixed * left.length > chances.reduce((sum, chance) => sum + chance, 0);
    left.forEach(([id], at) => guessed.set(id, isMixed ? mixed : chances[at]!));
  }
  return { nothing, guessed };
}

/** What words where they stand earn, and chance elsewhere. */
const mixedIn = (questions: Known, times: Times): number => mixedAnswers(weighed(questions, times));

const weighed = (questions: Known, times: Times) =>
  questions.map(([id, { answers, guessed }]) => ({ id, answers, guessed, times: times(id) }));

/** How often a question counts among the others. */
type Times = (id: string) => number;

/**
 * Adds to `nothing` what is answered alike among questions of one kind, in whichever way they are counted; answers what
 * that earns of those that stay.
 */
function constantIn(questions: Known, nothing: ProvingQuestions['nothing'], counted: readonly Times[]): number {
  const left = () => questions.filter(([id]) => !nothing.has(id));
  const constants = () =>
    counted.map((times) => constantAnswers(left().map(([id, { answers }]) => [id, answers, times(id)])));
  let found = constants();
  // Among those that stay another answer may be right too often.
  for (; found.some(({ of }) => of.size > 0); found = constants())
    for (const { of } of found) for (const id of of) nothing.set(id, 'constant-answer');
  const bySize = counted.map((times) => {
    const told = answersBySize(weighed(left(), times));
    for (const id of told.of) nothing.set(id, 'answer-by-length');
    return told;
  });
  return Math.max(...[...found, ...bySize].map(({ earns }) => earns));
}
