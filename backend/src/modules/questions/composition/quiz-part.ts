import type { Question, QuestionDifficulty, QuestionState } from '@masar/domain';

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
interface DrawPart {
  place: number;
  bankId: string;
  bankName: string;
  tag: string | null;
  difficulty: QuestionDifficulty | null;
  count: number;
}

export type QuizPart = FixedPart | DrawPart;
export const isDraw = (part: QuizPart): part is DrawPart => 'count' in part;
export const isFixed = (part: QuizPart): part is FixedPart => !isDraw(part);
