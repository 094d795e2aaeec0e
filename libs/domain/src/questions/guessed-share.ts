import { rulesOf } from './kinds/rules-of-kinds.ts';
import type { Question } from './question.ts';

/** Up to this share of its points a question may be earned by who knows nothing: one of three options (EVD-8). */
export const guessedShareMaximum = 1 / 3;

/** Whether an answer that needs no knowledge earns too much of it: all, none, the first, always the same (EVD-8). */
export const isGuessable = (question: Question): boolean => guessedShare(question) > guessedShareMaximum + 1e-6;

/**
 * The most, from 0 to 1, that any answer earns on average which is given without reading the question. Where a paper
 * shuffles, a place says nothing; where it does not, always choosing one place may be right each time.
 */
export const guessedShare = (question: Question): number => rulesOf(question).guessedShare(question);
