import { defineEntity, p } from '@mikro-orm/core';
import { id, idOf, listIndex, moment } from '#platform/database/columns';

/** Table `submission_members`: whose work a round of a group is, as it was when the round began (ASG-1, ASG-2). */
export const SubmissionMemberSchema = defineEntity({
  name: 'SubmissionMember',
  tableName: 'submission_members',
  indexes: [
    { name: 'submission_members_user_id_index', properties: ['userId'] },
    { name: 'submission_members_excepted_by_index', properties: ['exceptedBy'] },
    listIndex('submission_members', 'ended_enrollment_id', 'ended_enrollment_id', 'ended_enrollment_id is not null'),
  ],
  uniques: [{ name: 'submission_members_submission_id_user_id_unique', properties: ['submissionId', 'userId'] }],
  checks: [
    { name: 'submission_members_of_one_run_check', expression: 'num_nonnulls(user_id, ended_enrollment_id) = 1' },
    {
      name: 'submission_members_excepted_check',
      expression: '(excepted_because is null) = (excepted_at is null)',
    },
    {
      name: 'submission_members_took_part_check',
      expression: 'excepted_because is null or took_part is not true',
    },
  ],
  properties: {
    id: id(),
    submissionId: idOf('submissions', 'cascade'),
    userId: idOf('users', 'cascade').nullable(),
    /** The run that it belonged to, of a learner who began again; then nobody is named beside it (RUN-1). */
    endedEnrollmentId: idOf('ended_enrollments', 'cascade').nullable(),
    /** Whether who marks named this person as taking part, for whom alone the mark counts; null before (EVD-8). */
    tookPart: p.boolean().nullable(),
    /** Why the mark does not count for this person, who reads it; none where it counts, or was said without. */
    exceptedBecause: p.text().nullable(),
    exceptedBy: idOf('users', 'set null').nullable(),
    exceptedAt: moment().nullable(),
  },
});

export class SubmissionMember extends SubmissionMemberSchema.class {}
SubmissionMemberSchema.setClass(SubmissionMember);
