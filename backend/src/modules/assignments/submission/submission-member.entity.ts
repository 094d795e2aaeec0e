import { defineEntity, p } from '@mikro-orm/core';
import { id, idOf, moment } from '#platform/database/columns';

/** Table `submission_members`: whose work a round of a group is, as it was when the round began (ASG-1, ASG-2). */
export const SubmissionMemberSchema = defineEntity({
  name: 'SubmissionMember',
  tableName: 'submission_members',
  indexes: [
    { name: 'submission_members_user_id_index', properties: ['userId'] },
    { name: 'submission_members_excepted_by_index', properties: ['exceptedBy'] },
  ],
  uniques: [{ name: 'submission_members_submission_id_user_id_unique', properties: ['submissionId', 'userId'] }],
  checks: [
    {
      name: 'submission_members_excepted_check',
      expression: '(excepted_because is null) = (excepted_at is null)',
    },
  ],
  properties: {
    id: id(),
    submissionId: idOf('submissions', 'cascade'),
    userId: idOf('users', 'cascade'),
    /** Why the mark does not count for this person, who reads it; none where it counts. */
    exceptedBecause: p.text().nullable(),
    exceptedBy: idOf('users', 'set null').nullable(),
    exceptedAt: moment().nullable(),
  },
});

export class SubmissionMember extends SubmissionMemberSchema.class {}
SubmissionMemberSchema.setClass(SubmissionMember);
