import { createHash } from 'node:crypto';
import { foldedText, guessedShareMaximum, isGuessable, type Question } from '@masar/domain';

/** What evidence needs to know of a version of a question, which never changes (EVD-8). */
export interface KnownQuestion {
  isGuessable: boolean;
  /** Alike for questions that say the same under other ids. */
  says: string;
  /** Typed answers that are right. */
  answers: string[];
}

export const knownOf = (question: Question): KnownQuestion => ({
  isGuessable: isGuessable(question),
  says: createHash('sha256').update(JSON.stringify(question, withoutIds)).digest('base64url'),
  answers: [...new Set(typedAnswers(question))],
});

const ids = new Set(['id', 'rightId']);
const withoutIds = (name: string, value: unknown): unknown =>
  ids.has(name) ? undefined : typeof value === 'string' ? foldedText(value) : value;

function typedAnswers(question: Question): string[] {
  if (question.kind === 'short-text') return question.accepted.map(({ text }) => foldedText(text));
  return question.kind === 'number' ? question.accepted.map(({ value }) => String(value)) : [];
}

/**
 * Ids of those that prove nothing among these: what can be guessed, what stands there already, and what one typed answer
 * earns together with more than a third of all (EVD-8).
 */
export function provingNothing(questions: readonly (readonly [id: string, known: KnownQuestion])[]): string[] {
  const said = new Set<string>();
  const single = questions.filter(([, { says, ...known }]) => !known.isGuessable && !said.has(says) && said.add(says));
  const earned = new Map<string, number>();
  for (const [, { answers }] of single) for (const answer of answers) earned.set(answer, (earned.get(answer) ?? 0) + 1);
  const isConstant = (answer: string) => earned.get(answer)! > Math.max(1, single.length * guessedShareMaximum);
  const proving = new Set(single.filter(([, { answers }]) => !answers.some(isConstant)).map(([id]) => id));
  return questions.map(([id]) => id).filter((id) => !proving.has(id));
}
