import { assessmentKinds } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { decimal, listIndex, slugOf } from '#platform/database/columns';

/** An answer to choose; its id tells nothing about being right. */
export interface ItemOption {
  id: string;
  ar: string;
  en: string;
}

/** Table `assessment_items`: the questions, filled from seeds/reference/assessments (ASM-1). */
export const AssessmentItemSchema = defineEntity({
  name: 'AssessmentItem',
  tableName: 'assessment_items',
  indexes: [listIndex('assessment_items', 'skill_id', 'skill_id, kind, order_index')],
  checks: [
    { name: 'assessment_items_difficulty_check', expression: 'difficulty >= -4 and difficulty <= 4' },
    { name: 'assessment_items_answers_count_check', expression: 'answers_count >= 0' },
  ],
  properties: {
    /** Readable, e.g. `web-css-03`. */
    id: p.text().primary(),
    skillId: slugOf('skills', 'restrict'),
    kind: p.enum(assessmentKinds),
    orderIndex: p.integer(),
    /** Groups questions of a skill, e.g. `css`. */
    topic: p.text(),
    stemAr: p.text(),
    stemEn: p.text(),
    options: p.json<ItemOption[]>(),
    rightOptionId: p.text(),
    explanationAr: p.text(),
    explanationEn: p.text(),
    /** In logits; begins with the author's guess and follows the answers. */
    difficulty: decimal(5, 3),
    /** Answers that have moved the difficulty. */
    answersCount: p.integer().default(0),
    /** False when the question has left the files: old attempts still show it. */
    isLive: p.boolean().default(true),
  },
});
