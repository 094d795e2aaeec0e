import { countingRules, quizLimits, typedNumber } from '@masar/domain';
import type { SetQuizRules } from '../quiz-rules.queries';

/** The fields of the form; a ticked box has the value `on`. */
type QuizRuleValues = Record<
  'isPractice' | 'passMark' | 'attempts' | 'pauseMinutes' | 'timeLimitMinutes' | 'counting',
  string
>;

const isWhole = (typed: string, from: number, to: number): boolean => {
  const value = typedNumber(typed);
  return Number.isInteger(value) && value >= from && value <= to;
};

export const isPassMark = (typed: string): boolean => {
  const value = typedNumber(typed);
  return value > 0 && value <= 100 && Number(value.toFixed(2)) === value;
};
export const isAttempts = (typed: string): boolean => isWhole(typed, 1, quizLimits.attemptsMaximum);
export const isPause = (typed: string): boolean => isWhole(typed, 0, quizLimits.pauseMinutesMaximum);
/** Empty means no limit. */
export const isTimeLimit = (typed: string): boolean =>
  typed === '' || isWhole(typed, 1, quizLimits.timeLimitMinutesMaximum);

/** What is sent; digits of both scripts are read. Ask the rules above first. */
export const toQuizRules = (values: QuizRuleValues): SetQuizRules => ({
  isPractice: values.isPractice === 'on',
  passMark: typedNumber(values.passMark).toFixed(2),
  attempts: typedNumber(values.attempts),
  pauseMinutes: typedNumber(values.pauseMinutes),
  ...(values.timeLimitMinutes !== '' && { timeLimitMinutes: typedNumber(values.timeLimitMinutes) }),
  counting: countingRules.find((rule) => rule === values.counting) ?? 'best',
});
