import { defineEntity } from '@mikro-orm/core';
import { createdAt, decimal, id, idOf, listIndex, moment } from '#platform/database/columns';

/**
 * Table `ended_enrollments`: runs of a course that their learner completed and then began again. What hangs on a run that
 * ended names it, where rows of the current one name the person (RUN-1, ADR 150).
 */
export const EndedEnrollmentSchema = defineEntity({
  name: 'EndedEnrollment',
  tableName: 'ended_enrollments',
  indexes: [
    listIndex('ended_enrollments', 'user_id_course_id', 'user_id, course_id, enrolled_at'),
    { name: 'ended_enrollments_course_id_index', properties: ['courseId'] },
  ],
  properties: {
    /** Of the enrolment, as long as it was the current one. */
    id: id(),
    userId: idOf('users', 'cascade'),
    courseId: idOf('courses', 'restrict'),
    progress: decimal(5, 2),
    completedAt: moment(),
    enrolledAt: moment(),
    lastActivityAt: moment().nullable(),
    endedAt: createdAt(),
  },
});
