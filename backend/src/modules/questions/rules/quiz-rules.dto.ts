import { type CountingRule, countingRules, quizLimits } from '@masar/domain';
import { Decimal, Flag, OneOf, WholeNumber } from '#platform/http/fields';
import { CountOut, DecimalOut, FlagOut, WordOut } from '#platform/http/response-fields';

/** Above 0 up to 100 with at most two decimals. */
const percent = /^(?!0+(?:\.0+)?$)(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/;

/** The rules of a quiz as its author sets them, all at once (EVD-2). */
export class SetQuizRulesDto {
  @Flag({ description: 'Judged at once, as often as one likes; it counts nothing' }) isPractice!: boolean;
  @Decimal(percent, { max: 6, description: 'Percent from which an attempt passes' }) passMark!: string;
  @WholeNumber({ min: 1, max: quizLimits.attemptsMaximum }) attempts!: number;
  @WholeNumber({ min: 0, max: quizLimits.pauseMinutesMaximum, description: 'Minutes between two attempts' })
  pauseMinutes!: number;
  @WholeNumber({
    optional: true,
    min: 1,
    max: quizLimits.timeLimitMinutesMaximum,
    description: 'Minutes for one attempt; no limit where it is left out',
  })
  timeLimitMinutes?: number | null;
  @OneOf(countingRules, { description: 'Which attempt the grade is counted from' }) counting!: CountingRule;
}

export class QuizRulesResponse {
  @FlagOut() isPractice!: boolean;
  @DecimalOut({ description: 'Percent from which an attempt passes' }) passMark!: string;
  @CountOut() attempts!: number;
  @CountOut({ description: 'Minutes between two attempts' }) pauseMinutes!: number;
  @CountOut({ nullable: true, description: 'Minutes for one attempt' }) timeLimitMinutes!: number | null;
  @WordOut(countingRules) counting!: CountingRule;
}
