import { drawingProof } from '@masar/domain';
import type { QuizRules } from '../rules/quiz-rules.js';

/** What somebody did at one quiz. */
export interface Attempts {
  /** Papers, an open one included. */
  used: number;
  /** Attempts that the instructor granted beyond the rules. */
  granted: number;
  hasPassed: boolean;
  /** When the last paper ended. */
  lastEndedAt: Date | null;
}

/** Whether and when the next attempt may begin (EVD-2). */
export type NextAttempt =
  { state: 'now' } | { state: 'later'; startsAt: Date } | { state: 'passed' } | { state: 'none-left' };

export const attemptsLeft = (rules: QuizRules, { used, granted }: Attempts): number =>
  Math.max(0, rules.attempts + granted - used);

/** After the key was seen no attempt counts: who has passed needs none, and who has none left asks for one. */
export function nextAttempt(rules: QuizRules, attempts: Attempts, now: Date): NextAttempt {
  if (attempts.hasPassed) return { state: 'passed' };
  if (attemptsLeft(rules, attempts) === 0) return { state: 'none-left' };
  const startsAt = attempts.lastEndedAt && new Date(attempts.lastEndedAt.getTime() + rules.pauseMinutes * 60_000);
  return startsAt && startsAt > now ? { state: 'later', startsAt } : { state: 'now' };
}

/** Right answers of a lesson's own questions are shown after passing or after the last attempt, never before. */
export const showsKey = (rules: QuizRules, attempts: Attempts): boolean =>
  attempts.hasPassed || attemptsLeft(rules, attempts) === 0;

/**
 * Those of banks are shown after a paper passed alone, since others may still be asked them, and not where next to nothing
 * passes: whoever is let through without knowing would carry them to the next. A mark that was lowered afterwards passes
 * the quiz and shows none, so that what is shown is what was kept at handing in (EVD-8).
 */
export const showsKeyOfBanks = (
  rules: QuizRules,
  attempts: { hasPassedOnPaper: boolean },
  paper: { passMark: string },
): boolean =>
  attempts.hasPassedOnPaper && Math.min(Number(rules.passMark), Number(paper.passMark)) >= drawingProof.passMark;
