import { ApiProperty } from '@nestjs/swagger';
import { LessonDraftResponse } from '#modules/courses';
import { VersionOut } from '../records/version-out.js';

/** A lesson as its author edits it, with the answers of its quiz. */
export class LessonRecord extends LessonDraftResponse {
  @VersionOut() version!: string;
  @ApiProperty({ type: [String], format: 'uuid', description: 'Files in their order' }) attachmentIds!: string[];
}
