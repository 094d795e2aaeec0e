import { defineEntity, p } from '@mikro-orm/core';
import { id, idOf } from '#platform/database/columns';

/** Table `work_upload_pieces`: what has come of a file, until it is whole (ASG-1). */
export const WorkUploadPieceSchema = defineEntity({
  name: 'WorkUploadPiece',
  tableName: 'work_upload_pieces',
  uniques: [{ name: 'work_upload_pieces_upload_id_begins_at_unique', properties: ['uploadId', 'beginsAt'] }],
  properties: {
    id: id(),
    uploadId: idOf('work_uploads', 'cascade'),
    /** Offset in the file, in bytes. */
    beginsAt: p.integer(),
    bytes: p.blob(),
  },
});

export class WorkUploadPiece extends WorkUploadPieceSchema.class {}
WorkUploadPieceSchema.setClass(WorkUploadPiece);
