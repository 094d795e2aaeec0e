import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf } from '#platform/database/columns';

/** Table `submission_files`: files, photos and voice notes of a round of work; a further round takes those of the one before over. */
export const SubmissionFileSchema = defineEntity({
  name: 'SubmissionFile',
  tableName: 'submission_files',
  indexes: [{ name: 'submission_files_file_id_index', properties: ['fileId'] }],
  uniques: [{ name: 'submission_files_submission_id_file_id_unique', properties: ['submissionId', 'fileId'] }],
  checks: [{ name: 'submission_files_kind_check', expression: 'not (is_photo and is_voice)' }],
  properties: {
    id: id(),
    submissionId: idOf('submissions', 'cascade'),
    fileId: idOf('stored_files', 'cascade'),
    /** Drawn anew, so that it can be shown beside the rubric. */
    isPhoto: p.boolean(),
    /** Spoken into the browser, so that it can be heard beside the rubric. */
    isVoice: p.boolean().default(false),
    addedAt: createdAt(),
  },
});

export class SubmissionFile extends SubmissionFileSchema.class {}
SubmissionFileSchema.setClass(SubmissionFile);
