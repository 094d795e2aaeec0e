import { type AttemptRequestDecision, attemptRequestStates } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment } from '#platform/database/columns';
import { AttemptRequestDecided } from '../questions.errors.js';

/** Table `attempt_requests`: wishes for another attempt after the last one, and what became of them (EVD-2). */
export const AttemptRequestSchema = defineEntity({
  name: 'AttemptRequest',
  tableName: 'attempt_requests',
  indexes: [
    listIndex('attempt_requests', 'asked_at', 'asked_at, id', `state = 'asked'`),
    listIndex('attempt_requests', 'latest', 'asked_at desc, id desc'),
    { name: 'attempt_requests_user_id_lesson_id_index', properties: ['userId', 'lessonId'] },
    { name: 'attempt_requests_lesson_id_index', properties: ['lessonId'] },
    { name: 'attempt_requests_course_id_index', properties: ['courseId'] },
    { name: 'attempt_requests_decided_by_index', properties: ['decidedBy'] },
    listIndex('attempt_requests', 'ended_enrollment_id', 'ended_enrollment_id', 'ended_enrollment_id is not null'),
  ],
  uniques: [
    { name: 'attempt_requests_one_asked_unique', properties: ['userId', 'lessonId'], where: `state = 'asked'` },
    {
      name: 'attempt_requests_one_asked_final_unique',
      properties: ['userId', 'courseId'],
      where: `state = 'asked' and course_id is not null`,
    },
  ],
  checks: [
    { name: 'attempt_requests_of_one_run_check', expression: 'num_nonnulls(user_id, ended_enrollment_id) = 1' },
    { name: 'attempt_requests_of_check', expression: 'num_nonnulls(lesson_id, course_id) = 1' },
    { name: 'attempt_requests_decided_check', expression: `(state = 'asked') = (decided_at is null)` },
  ],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade').nullable(),
    /** The run that it belonged to, of a learner who began again; then nobody is named beside it (RUN-1). */
    endedEnrollmentId: idOf('ended_enrollments', 'cascade').nullable(),
    lessonId: idOf('lessons', 'cascade').nullable(),
    /** The course whose final assessment it is about; only one of both is there. */
    courseId: idOf('courses', 'cascade').nullable(),
    /** What the learner wrote to who decides. */
    note: p.text().nullable(),
    state: p.enum(attemptRequestStates).default('asked'),
    askedAt: createdAt(),
    /** Absent while it waits, and once that account is gone. */
    decidedBy: idOf('users', 'set null').nullable(),
    decidedAt: moment().nullable(),
    /** What the learner reads beside the decision. */
    reason: p.text().nullable(),
  },
});

export class AttemptRequest extends AttemptRequestSchema.class {
  decide(state: AttemptRequestDecision, by: { id: string; at: Date; reason: string | null }): void {
    if (this.state !== 'asked') throw new AttemptRequestDecided();
    Object.assign(this, { state, decidedBy: by.id, decidedAt: by.at, reason: by.reason });
  }
}
AttemptRequestSchema.setClass(AttemptRequest);
