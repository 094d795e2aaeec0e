import { defineEntity, p } from '@mikro-orm/core';
import { id, idOf, listIndex } from '#platform/database/columns';

/** Table `lesson_times`: what each person spent in each lesson, written by `count_learning` (LRN-1). */
export const LessonTimeSchema = defineEntity({
  name: 'LessonTime',
  tableName: 'lesson_times',
  indexes: [
    { name: 'lesson_times_user_id_index', properties: ['userId'] },
    listIndex('lesson_times', 'ended_enrollment_id', 'ended_enrollment_id', 'ended_enrollment_id is not null'),
  ],
  uniques: [{ name: 'lesson_times_lesson_id_user_id_unique', properties: ['lessonId', 'userId'] }],
  checks: [
    { name: 'lesson_times_of_one_run_check', expression: 'num_nonnulls(user_id, ended_enrollment_id) = 1' },
    { name: 'lesson_times_seconds_check', expression: 'seconds >= 0' },
  ],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade').nullable(),
    /** The run that it belonged to, of a learner who began again; then nobody is named beside it (RUN-1). */
    endedEnrollmentId: idOf('ended_enrollments', 'cascade').nullable(),
    lessonId: idOf('lessons', 'cascade'),
    seconds: p.integer().default(0),
  },
});
