import { postingLimits } from '@masar/domain';
import { OmitType } from '@nestjs/swagger';
import { EditJobDto, PostJobDto } from '#modules/jobs';
import { Text } from '#platform/http/fields';
import { Version } from '../records/version-out.js';

const { titleMaximum, descriptionMaximum } = postingLimits;
const renamed = ['title', 'description'] as const;

export class CreateJobRecordDto extends OmitType(PostJobDto, renamed) {
  @Text({ max: titleMaximum }) titleAr!: string;
  @Text({ max: descriptionMaximum, multiline: true }) descriptionAr!: string;
}

export class ChangeJobRecordDto extends OmitType(EditJobDto, renamed) {
  @Version() version?: string;
  @Text({ optional: true, min: 1, max: titleMaximum }) titleAr?: string;
  @Text({ optional: true, min: 1, max: descriptionMaximum, multiline: true }) descriptionAr?: string;
}
