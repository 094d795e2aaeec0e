import type { QuestionAnswer } from '@masar/domain';
import type { PaperQuestion } from '../drawing/paper-question.js';
import { type SentAnswer, sentAnswer } from '../grading/paper-grading.rules.js';
import { atOnceMs } from './given-answer.js';

/** What is known of a paper when somebody answers one of its questions. */
export interface AnsweredPaper {
  submittedAt: Date | null;
  endsAt: Date | null;
  /** Absent where it is not on the paper. */
  question: PaperQuestion | null | undefined;
  /** When another device answered on it last. */
  elsewhereAt: Date | null;
}

/** What becomes of an answer: kept, perhaps while another device is at work, or refused. */
type JudgedAnswer =
  { is: 'kept'; answer: QuestionAnswer; isElsewhere: boolean } | { is: 'no-question' | 'too-late' | 'no-answer' };

/** The one rule of what is kept of an answer, whichever way it takes (EVD-2, EVD-5). */
export function judgeAnswer(
  { submittedAt, endsAt, question, elsewhereAt }: AnsweredPaper,
  sent: SentAnswer,
  now: Date,
): JudgedAnswer {
  if (!question) return { is: 'no-question' };
  if (submittedAt || isTimeOver(endsAt, now)) return { is: 'too-late' };
  const answer = sentAnswer(question, sent);
  if (!answer) return { is: 'no-answer' };
  return { is: 'kept', answer, isElsewhere: elsewhereAt !== null && now.getTime() - elsewhereAt.getTime() < atOnceMs };
}

/** Whether the time of a paper is over; one without a limit has no end. */
export const isTimeOver = (endsAt: Date | null, now: Date): boolean => endsAt !== null && endsAt <= now;
