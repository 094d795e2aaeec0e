import { randomInt } from 'node:crypto';
import type { PaperQuestion } from './paper-question.js';

/** Questions and their options in an order that nobody can foretell (EVD-2). */
export const inOwnOrder = (questions: readonly PaperQuestion[]): PaperQuestion[] =>
  shuffled(questions).map((question) =>
    'shuffles' in question && question.shuffles ? { ...question, options: shuffled(question.options) } : question,
  );

/** Every order is as likely as any other (Fisher and Yates). */
export function shuffled<T>(list: readonly T[]): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}
