import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, decimal, id, idOf, listIndex } from '#platform/database/columns';

/** Table `grade_entries`: what was entered for one person and item, by hand or over what was found (GRD-1). */
export const GradeEntrySchema = defineEntity({
  name: 'GradeEntry',
  tableName: 'grade_entries',
  indexes: [
    { name: 'grade_entries_user_id_index', properties: ['userId'] },
    { name: 'grade_entries_changed_by_index', properties: ['changedBy'] },
    listIndex('grade_entries', 'ended_enrollment_id', 'ended_enrollment_id', 'ended_enrollment_id is not null'),
  ],
  uniques: [{ name: 'grade_entries_item_id_user_id_unique', properties: ['itemId', 'userId'] }],
  checks: [
    { name: 'grade_entries_of_one_run_check', expression: 'num_nonnulls(user_id, ended_enrollment_id) = 1' },
    { name: 'grade_entries_score_check', expression: 'score >= 0' },
    { name: 'grade_entries_excused_check', expression: 'not is_excused or score is null' },
    { name: 'grade_entries_version_check', expression: 'version > 0' },
  ],
  properties: {
    id: id(),
    itemId: idOf('grade_items', 'cascade'),
    userId: idOf('users', 'cascade').nullable(),
    /** The run that it belonged to, of a learner who began again; then nobody is named beside it (RUN-1). */
    endedEnrollmentId: idOf('ended_enrollments', 'cascade').nullable(),
    /** Points of what is marked by hand, percent over a quiz or an assignment; null says nothing. */
    score: decimal(7, 2).nullable(),
    isExcused: p.boolean().default(false),
    reason: p.text().nullable(),
    version: p.integer().default(1),
    changedBy: idOf('users', 'set null').nullable(),
    changedAt: createdAt(),
  },
});

export class GradeEntry extends GradeEntrySchema.class {}
GradeEntrySchema.setClass(GradeEntry);
