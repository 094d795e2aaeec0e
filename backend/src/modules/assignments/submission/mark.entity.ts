import type { ChosenLevel, PlaceNote } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, decimal, id, idOf } from '#platform/database/columns';

/** Table `submission_marks`: every mark that work was given; the one with the highest number holds (ASG-2). */
export const MarkSchema = defineEntity({
  name: 'Mark',
  tableName: 'submission_marks',
  indexes: [{ name: 'submission_marks_marked_by_index', properties: ['markedBy'] }],
  uniques: [{ name: 'submission_marks_submission_id_number_unique', properties: ['submissionId', 'number'] }],
  checks: [
    { name: 'submission_marks_number_check', expression: 'number > 0' },
    { name: 'submission_marks_points_check', expression: 'points >= 0 and points <= maximum' },
    { name: 'submission_marks_score_check', expression: 'score >= 0 and score <= 100' },
    { name: 'submission_marks_reason_check', expression: '(number = 1) = (reason is null)' },
  ],
  properties: {
    id: id(),
    submissionId: idOf('submissions', 'cascade'),
    number: p.integer(),
    levels: p.json<ChosenLevel[]>(),
    points: p.integer(),
    maximum: p.integer(),
    /** Percent, less what being late cost. */
    score: decimal(5, 2),
    hasPassed: p.boolean(),
    comment: p.text(),
    notes: p
      .json<PlaceNote[]>()
      .onCreate(() => [])
      .defaultRaw(`'[]'::jsonb`),
    /** Why it replaces the one before. */
    reason: p.text().nullable(),
    markedBy: idOf('users', 'set null').nullable(),
    markedAt: createdAt(),
  },
});

export class Mark extends MarkSchema.class {}
MarkSchema.setClass(Mark);
