import { createHash } from 'node:crypto';
import {
  answersBySize,
  constantAnswers,
  foldedText,
  guessedShare,
  isGuessable,
  type Question,
  type SameAnswers,
  sameAnswersOf,
} from '@masar/domain';

/** What evidence needs to know of a version of a question, which never changes (EVD-8). */
export interface KnownQuestion {
  isGuessable: boolean;
  /** The share of its points that somebody earns who knows nothing, from 0 to 1. */
  guessed: number;
  /** Alike for questions that say the same under other ids. */
  says: string;
  answers: SameAnswers;
}

export const knownOf = (question: Question): KnownQuestion => ({
  isGuessable: isGuessable(question),
  guessed: guessedShare(question),
  says: createHash('sha256').update(JSON.stringify(question, withoutIds)).digest('base64url'),
  answers: sameAnswersOf(question),
});

const ids = new Set(['id', 'rightId']);
const withoutIds = (name: string, value: unknown): unknown =>
  ids.has(name) ? undefined : typeof value === 'string' ? foldedText(value) : value;

/** Why a question proves nothing in its bank. */
type ProvesNothing = 'guessable' | 'repeated-question' | 'constant-answer' | 'answer-by-length';

/** What of a bank's questions counts for evidence. */
export interface ProvingQuestions {
  /** Those that prove nothing, by id. */
  nothing: Map<string, ProvesNothing>;
  /** Of those that prove something, the share that somebody earns who knows nothing, from 0 to 1, by id. */
  guessed: Map<string, number>;
}

/**
 * Tells what can be guessed, what stands there already, and what one answer earns together with more than a third of all,
 * and what length alone tells (EVD-8). What an answer earns that is right less often is chance for all others.
 */
export function provingOf(questions: readonly (readonly [id: string, known: KnownQuestion])[]): ProvingQuestions {
  const nothing: ProvingQuestions['nothing'] = new Map();
  const said = new Set<string>();
  for (const [id, { isGuessable: isGuessed, says }] of questions) {
    if (isGuessed) nothing.set(id, 'guessable');
    else if (said.has(says)) nothing.set(id, 'repeated-question');
    else said.add(says);
  }
  const proving = () => questions.filter(([id]) => !nothing.has(id));
  const constant = () => constantAnswers(proving().map(([id, { answers }]) => [id, answers] as const));
  let found = constant();
  // Among those that stay another answer may be right too often.
  for (; found.of.size > 0; found = constant()) for (const id of found.of) nothing.set(id, 'constant-answer');
  const bySize = answersBySize(proving().map(([id, { answers }]) => [id, answers] as const));
  for (const id of bySize.of) nothing.set(id, 'answer-by-length');
  const earns = Math.max(found.earns, bySize.earns);
  return { nothing, guessed: new Map(proving().map(([id, { guessed }]) => [id, Math.max(guessed, earns)])) };
}
