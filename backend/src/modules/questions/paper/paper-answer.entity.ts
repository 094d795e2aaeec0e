import type { QuestionAnswer } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { id, idOf, moment } from '#platform/database/columns';

/** Table `paper_answers`: the last answer to each question of a paper, kept as it is given (EVD-2). */
export const PaperAnswerSchema = defineEntity({
  name: 'PaperAnswer',
  tableName: 'paper_answers',
  uniques: [{ name: 'paper_answers_paper_id_question_id_unique', properties: ['paperId', 'questionId'] }],
  properties: {
    id: id(),
    paperId: idOf('papers', 'cascade'),
    questionId: p.text(),
    answer: p.json<QuestionAnswer>(),
    answeredAt: moment(),
    /** Digest of the session that gave it, to tell devices apart (EVD-5). */
    device: p.text(),
  },
});

export class PaperAnswer extends PaperAnswerSchema.class {}
PaperAnswerSchema.setClass(PaperAnswer);
