import { type QuestionKind, questionKinds } from './questions/question.ts';

/** Which of several attempts at a quiz counts (EVD-2). */
export const countingRules = ['best', 'last', 'mean'] as const;
export type CountingRule = (typeof countingRules)[number];

/** What holds for a quiz whose author said nothing else (EVD-2). */
export const quizDefaults = {
  isPractice: false,
  /** Percent. */
  passMark: '70.00',
  attempts: 3,
  pauseMinutes: 10,
  timeLimitMinutes: null,
  counting: 'best',
} as const;

export const quizLimits = {
  attemptsMaximum: 20,
  /** A week. */
  pauseMinutesMaximum: 10_080,
  /** Eight hours. */
  timeLimitMinutesMaximum: 480,
  noteMaximum: 500,
} as const;

/** What a lesson's own quiz asks: kinds with pictures or drawn values live in banks. */
export const lessonQuestionKinds: readonly QuestionKind[] = questionKinds.filter(
  (kind) => kind !== 'hotspot' && kind !== 'calculated',
);

/** What became of a learner's wish for another attempt. */
export const attemptRequestStates = ['asked', 'granted', 'declined'] as const;
export type AttemptRequestState = (typeof attemptRequestStates)[number];
export const attemptRequestDecisions = ['granted', 'declined'] as const;
export type AttemptRequestDecision = (typeof attemptRequestDecisions)[number];

/** What looks odd to who teaches: nothing is decided by it (EVD-5). */
export const learningSignKinds = [
  'several-devices',
  'answer-after-end',
  'changed-replay',
  'empty-paper',
  'one-line-account',
  'known-key',
  'shared-network',
] as const;
export type LearningSignKind = (typeof learningSignKinds)[number];
