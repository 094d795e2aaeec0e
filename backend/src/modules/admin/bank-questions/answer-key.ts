import { keyLines, type Question } from '@masar/domain';
import type { AnswerKeyLine } from './bank-question.record.js';

/** What is right in a question, line by line, for who reads it without its editor (QB-1). */
export const answerKeyOf = (question: Question): AnswerKeyLine[] =>
  keyLines(question).map(({ text, weight }) => ({
    textAr: text.ar,
    textEn: text.en,
    share: weight === undefined ? null : String(weight),
  }));
