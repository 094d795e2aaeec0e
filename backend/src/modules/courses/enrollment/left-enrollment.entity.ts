import { defineEntity } from '@mikro-orm/core';
import { createdAt, decimal, id, idOf, moment } from '#platform/database/columns';

/** Table `left_enrollments`: enrolments that their learners ended, with the records of their lessons for a year (LRN-2). */
export const LeftEnrollmentSchema = defineEntity({
  name: 'LeftEnrollment',
  tableName: 'left_enrollments',
  indexes: [{ name: 'left_enrollments_user_id_index', properties: ['userId'] }],
  uniques: [{ name: 'left_enrollments_course_id_user_id_unique', properties: ['courseId', 'userId'] }],
  properties: {
    /** Of the enrolment, which has it again when its learner comes back. */
    id: id(),
    userId: idOf('users', 'cascade'),
    courseId: idOf('courses', 'cascade'),
    progress: decimal(5, 2),
    completedAt: moment().nullable(),
    enrolledAt: moment(),
    lastActivityAt: moment().nullable(),
    leftAt: createdAt(),
  },
});
