import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, moment } from '#platform/database/columns';

/** Table `submission_feedback`: voice notes and files of who marks; the learner reads them with the mark (ASG-2). */
export const FeedbackSchema = defineEntity({
  name: 'Feedback',
  tableName: 'submission_feedback',
  indexes: [
    { name: 'submission_feedback_submission_id_index', properties: ['submissionId'] },
    { name: 'submission_feedback_added_by_index', properties: ['addedBy'] },
  ],
  uniques: [{ name: 'submission_feedback_file_id_unique', properties: ['fileId'] }],
  properties: {
    id: id(),
    submissionId: idOf('submissions', 'cascade'),
    fileId: idOf('stored_files', 'cascade'),
    isVoice: p.boolean(),
    addedBy: idOf('users', 'set null').nullable(),
    addedAt: createdAt(),
    /** When the work was marked or handed back with it; the marker's own until then. */
    toldAt: moment().nullable(),
  },
});

export class Feedback extends FeedbackSchema.class {}
FeedbackSchema.setClass(Feedback);
