import { gradeChangeKinds, gradeChangeWays } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex } from '#platform/database/columns';

/** What a change found, and what it left. */
export interface GradeChangeSide {
  /** Of a cell; null where nothing was entered. */
  score?: string | null;
  isExcused?: boolean;
  /** Of the settings: one line for each category and item, in the words of the course. */
  lines?: { ar: string; en: string }[];
}

/** Table `grade_changes`: every mark by hand, override, excuse and change of weights; only ever added to (GRD-1). */
export const GradeChangeSchema = defineEntity({
  name: 'GradeChange',
  tableName: 'grade_changes',
  indexes: [
    listIndex('grade_changes', 'course', 'course_id, changed_at desc, id desc'),
    listIndex('grade_changes', 'changed_at', 'changed_at desc, id desc'),
    { name: 'grade_changes_item_id_index', properties: ['itemId'] },
    { name: 'grade_changes_user_id_index', properties: ['userId'] },
    { name: 'grade_changes_changed_by_index', properties: ['changedBy'] },
  ],
  properties: {
    id: id(),
    courseId: idOf('courses', 'cascade'),
    kind: p.enum(gradeChangeKinds),
    way: p.enum(gradeChangeWays).default('screen'),
    itemId: idOf('grade_items', 'set null').nullable(),
    /** As it was called then. */
    itemTitleAr: p.text().nullable(),
    itemTitleEn: p.text().nullable(),
    userId: idOf('users', 'cascade').nullable(),
    before: p.json<GradeChangeSide>(),
    after: p.json<GradeChangeSide>(),
    reason: p.text().nullable(),
    changedBy: idOf('users', 'set null').nullable(),
    changedAt: createdAt(),
  },
});

export class GradeChange extends GradeChangeSchema.class {}
GradeChangeSchema.setClass(GradeChange);
