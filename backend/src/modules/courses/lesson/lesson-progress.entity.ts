import { defineEntity, p } from '@mikro-orm/core';
import { id, idOf, listIndex, moment } from '#platform/database/columns';

/** Table `lesson_progress`: one learner's record of one lesson (spec 3; LSN-1, LSN-2). */
export const LessonProgressSchema = defineEntity({
  name: 'LessonProgress',
  tableName: 'lesson_progress',
  indexes: [
    { name: 'lesson_progress_lesson_id_index', properties: ['lessonId'] },
    listIndex('lesson_progress', 'ended_enrollment_id', 'ended_enrollment_id', 'ended_enrollment_id is not null'),
  ],
  uniques: [{ name: 'lesson_progress_user_id_lesson_id_unique', properties: ['userId', 'lessonId'] }],
  checks: [
    { name: 'lesson_progress_of_one_run_check', expression: 'num_nonnulls(user_id, ended_enrollment_id) = 1' },
    { name: 'lesson_progress_watch_time_check', expression: 'watch_time >= 0' },
  ],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade').nullable(),
    /** The run that it belonged to, of a learner who began again; then nobody is named beside it (RUN-1). */
    endedEnrollmentId: idOf('ended_enrollments', 'cascade').nullable(),
    lessonId: idOf('lessons', 'cascade'),
    isCompleted: p.boolean().default(false),
    /** Seconds watched; never decreases (LSN-2). */
    watchTime: p.integer().default(0),
    completedAt: moment().nullable(),
  },
});

export class LessonProgress extends LessonProgressSchema.class {
  /** Marks the lesson as done; the first time counts. */
  complete(now: Date): void {
    this.isCompleted = true;
    this.completedAt ??= now;
  }
}
LessonProgressSchema.setClass(LessonProgress);
