import type { Question, QuestionState } from '@masar/domain';
import type { QuestionSkillResponse } from '../bank/question/bank-question.response.js';
import type { DrawNarrowing } from './question-source.js';

/** A question that is always asked, in its newest version. */
interface FixedPart {
  place: number;
  questionId: string;
  bankId: string;
  bankName: string;
  state: QuestionState;
  version: number;
  content: Question;
}

/** So many questions of a bank, by chance. */
interface DrawPart extends DrawNarrowing {
  place: number;
  bankId: string;
  bankName: string;
  /** The skill of `skillId`, as it is called. */
  skill: QuestionSkillResponse | null;
  count: number;
}

export type QuizPart = FixedPart | DrawPart;
export const isDraw = (part: QuizPart): part is DrawPart => 'count' in part;
export const isFixed = (part: QuizPart): part is FixedPart => !isDraw(part);
