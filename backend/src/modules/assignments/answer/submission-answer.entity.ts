import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf } from '#platform/database/columns';

/** Table `submission_answers`: what learner and marker write to each other beside a piece of work (ASG-2). */
export const SubmissionAnswerSchema = defineEntity({
  name: 'SubmissionAnswer',
  tableName: 'submission_answers',
  indexes: [
    { name: 'submission_answers_submission_id_index', properties: ['submissionId'] },
    { name: 'submission_answers_user_id_index', properties: ['userId'] },
  ],
  properties: {
    id: id(),
    submissionId: idOf('submissions', 'cascade'),
    /** Absent once that account is gone. */
    userId: idOf('users', 'set null').nullable(),
    text: p.text(),
    createdAt: createdAt(),
  },
});

export class SubmissionAnswer extends SubmissionAnswerSchema.class {}
SubmissionAnswerSchema.setClass(SubmissionAnswer);
