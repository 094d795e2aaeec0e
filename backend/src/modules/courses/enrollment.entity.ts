import { defineEntity } from '@mikro-orm/core';
import { createdAt, decimal, id, idOf, listIndex, moment } from '#platform/database/columns';

/** Table `enrollments`: who learns what, once per course (spec 3; ENR-1 to ENR-3). */
export const EnrollmentSchema = defineEntity({
  name: 'Enrollment',
  tableName: 'enrollments',
  indexes: [
    listIndex('enrollments', 'user_id_enrolled_at', 'user_id, enrolled_at desc, id desc'),
    listIndex('enrollments', 'course_id_enrolled_at', 'course_id, enrolled_at desc'),
    listIndex('enrollments', 'course_id_completed_at', 'course_id, completed_at desc', 'completed_at is not null'),
    listIndex('enrollments', 'enrolled_at', 'enrolled_at desc, id desc'),
    listIndex('enrollments', 'changed_at', 'changed_at, id'),
    listIndex('enrollments', 'completed_at', 'completed_at desc nulls last, id desc'),
  ],
  uniques: [{ name: 'enrollments_user_id_course_id_unique', properties: ['userId', 'courseId'] }],
  checks: [
    { name: 'enrollments_progress_check', expression: 'progress >= 0 and progress <= 100' },
    { name: 'enrollments_price_paid_check', expression: 'price_paid >= 0' },
  ],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    courseId: idOf('courses', 'restrict'),
    /** Percent, a numeric string with two decimals (ENR-3). */
    progress: decimal(5, 2).default('0'),
    /** When nothing was missing any more: all lessons complete and, where there is one, the final passed (EVD-3). */
    completedAt: moment().nullable(),
    enrolledAt: createdAt(),
    /** What was really received for the place, US dollars; 0 in free courses and for granted places (PAY-1). */
    pricePaid: decimal(10, 2).default('0'),
    lastActivityAt: moment().nullable(),
    /** When programs of the organisation last saw it change; kept by the database (API-8). */
    changedAt: createdAt(),
  },
});

export class Enrollment extends EnrollmentSchema.class {
  /** Takes over a new percentage (ENR-3). */
  recordProgress(percent: string, now: Date): void {
    this.progress = percent;
    this.lastActivityAt = now;
  }
}
EnrollmentSchema.setClass(Enrollment);
