import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, decimal, id, idOf, listIndex, slugOf } from '#platform/database/columns';

/** Table `assessment_answers`: one for each question of an attempt, kept as graded (ASM-1). */
export const AssessmentAnswerSchema = defineEntity({
  name: 'AssessmentAnswer',
  tableName: 'assessment_answers',
  indexes: [listIndex('assessment_answers', 'item_id', 'item_id')],
  uniques: [
    { name: 'assessment_answers_attempt_id_item_id_unique', properties: ['attemptId', 'itemId'] },
    { name: 'assessment_answers_attempt_id_position_unique', properties: ['attemptId', 'position'] },
  ],
  properties: {
    id: id(),
    attemptId: idOf('assessment_attempts', 'cascade'),
    itemId: slugOf('assessment_items', 'restrict'),
    position: p.integer(),
    /** Absent where the person said not to know. */
    optionId: p.text().nullable(),
    isRight: p.boolean(),
    /** The difficulty that the question had then. */
    difficulty: decimal(5, 3),
    /** Whether it moved the question's difficulty: a person's first meeting with it does. */
    isCalibrating: p.boolean().default(false),
    answeredAt: createdAt(),
  },
});

export class AssessmentAnswer extends AssessmentAnswerSchema.class {}
AssessmentAnswerSchema.setClass(AssessmentAnswer);
