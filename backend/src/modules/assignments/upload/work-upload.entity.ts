import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, moment } from '#platform/database/columns';

/** Table `work_uploads`: a file on its way to a draft, of which so much has come (ASG-1). */
export const WorkUploadSchema = defineEntity({
  name: 'WorkUpload',
  tableName: 'work_uploads',
  indexes: [
    { name: 'work_uploads_assignment_id_index', properties: ['assignmentId'] },
    { name: 'work_uploads_user_id_index', properties: ['userId'] },
    { name: 'work_uploads_expires_at_index', properties: ['expiresAt'] },
  ],
  checks: [
    { name: 'work_uploads_size_check', expression: 'size > 0 and received >= 0 and received <= size' },
    { name: 'work_uploads_finished_check', expression: 'finished_at is null or received = size' },
  ],
  properties: {
    id: id(),
    assignmentId: idOf('assignments', 'cascade'),
    userId: idOf('users', 'cascade'),
    name: p.text(),
    /** Bytes of the whole file, as its sender said before the first of them. */
    size: p.integer(),
    /** Bytes that are kept; the next piece begins here. */
    received: p.integer().default(0),
    createdAt: createdAt(),
    /** From then on it is forgotten, finished or not. */
    expiresAt: moment(),
    /** When the whole file was put beside the draft; kept, so that a lost answer does not put it there twice. */
    finishedAt: moment().nullable(),
  },
});

export class WorkUpload extends WorkUploadSchema.class {}
WorkUploadSchema.setClass(WorkUpload);
