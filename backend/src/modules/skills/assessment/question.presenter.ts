import type { ItemOption } from './assessment-item.entity.js';
import type { AssessmentQuestionResponse, ReviewedAnswerResponse } from './dto/question.response.js';

export interface QuestionRow {
  id: string;
  topic: string;
  stem_ar: string;
  stem_en: string;
  options: ItemOption[];
}

export interface ReviewedRow extends QuestionRow {
  option_id: string | null;
  is_right: boolean;
  right_option_id: string;
  explanation_ar: string;
  explanation_en: string;
}

/** The question alone: neither the right option nor its explanation leaves before the end (ASM-1). */
export const toQuestionResponse = (row: QuestionRow): AssessmentQuestionResponse => ({
  id: row.id,
  topic: row.topic,
  stemAr: row.stem_ar,
  stemEn: row.stem_en,
  options: row.options.map(({ id, ar, en }) => ({ id, textAr: ar, textEn: en })),
});

export const toReviewedAnswer = (row: ReviewedRow): ReviewedAnswerResponse => ({
  question: toQuestionResponse(row),
  chosenOptionId: row.option_id,
  rightOptionId: row.right_option_id,
  isRight: row.is_right,
  explanationAr: row.explanation_ar,
  explanationEn: row.explanation_en,
});

/** Right answers by topic, the topics in the order in which they came up. */
export function topicScores(rows: readonly ReviewedRow[]) {
  return Object.entries(Object.groupBy(rows, ({ topic }) => topic)).map(([topic, answers = []]) => ({
    topic,
    right: answers.filter((answer) => answer.is_right).length,
    total: answers.length,
  }));
}
