import { type DueTerms, lateRules, type RubricRow, type WorkKind } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, decimal, id, idOf, listIndex, moment, updatedAt } from '#platform/database/columns';

/** Table `assignments`: tasks of a course that people mark by a rubric (ASG-1). */
export const AssignmentSchema = defineEntity({
  name: 'Assignment',
  tableName: 'assignments',
  indexes: [
    listIndex('assignments', 'course', 'course_id, created_at, id'),
    listIndex('assignments', 'created_at', 'created_at desc, id desc'),
    { name: 'assignments_lesson_id_index', properties: ['lessonId'] },
  ],
  uniques: [{ name: 'assignments_course_id_slug_unique', properties: ['courseId', 'slug'] }],
  checks: [
    { name: 'assignments_percent_per_day_check', expression: 'percent_per_day >= 0 and percent_per_day <= 100' },
    { name: 'assignments_resubmissions_check', expression: 'resubmissions >= 0' },
    { name: 'assignments_pass_mark_check', expression: 'pass_mark > 0 and pass_mark <= 100' },
    { name: 'assignments_peer_reviews_check', expression: 'peer_reviews >= 0 and peer_reviews <= 5' },
  ],
  properties: {
    id: id(),
    courseId: idOf('courses', 'cascade'),
    /** The lesson that is complete only when this is passed, where it is required. */
    lessonId: idOf('lessons', 'set null').nullable(),
    /** Its name in the bundle that it came with. */
    slug: p.text().nullable(),
    titleAr: p.text(),
    titleEn: p.text(),
    /** Markdown. */
    taskAr: p.text(),
    taskEn: p.text(),
    accepts: p.json<WorkKind[]>(),
    dueAt: moment().nullable(),
    lateRule: p.enum(lateRules).default('accepted'),
    /** Until when late work is taken; without end where it is absent. */
    acceptedUntil: moment().nullable(),
    /** What each begun day late costs, in percent points. */
    percentPerDay: decimal(5, 2).default('0'),
    resubmissions: p.integer().default(1),
    /** Percent. */
    passMark: decimal(5, 2).default('60'),
    rubric: p.json<RubricRow[]>(),
    /** Its lesson waits for it, and its score counts. */
    isRequired: p.boolean().default(true),
    /** One piece of work for each group of learners. */
    isGroupWork: p.boolean().default(false),
    /** By how many other learners each piece of work is reviewed; 0 where it is by none (ASG-2). */
    peerReviews: p.integer().default(0),
    /** Until when reviews are written; until they are released where it is absent. */
    peerReviewDueAt: moment().nullable(),
    peerInstructionsAr: p.text().default(''),
    peerInstructionsEn: p.text().default(''),
    /** Since when reviews are read by those whose work it is; nobody writes one from then on. */
    peerReleasedAt: moment().nullable(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});

export class Assignment extends AssignmentSchema.class {
  /** Whether learners review each other's work at that moment. */
  takesPeerReviews(at: Date): boolean {
    return this.peerReviews > 0 && !this.peerReleasedAt && (!this.peerReviewDueAt || at < this.peerReviewDueAt);
  }

  /** What holds for everybody without an extension. */
  dueTerms(): DueTerms {
    return {
      dueAt: this.dueAt ?? null,
      lateRule: this.lateRule,
      acceptedUntil: this.acceptedUntil ?? null,
    };
  }
}
AssignmentSchema.setClass(Assignment);
