import { postingLimits } from '@masar/domain';
import { OmitType } from '@nestjs/swagger';
import { EditOpportunityDto, PostOpportunityDto } from '#modules/opportunities';
import { Text } from '#platform/http/fields';
import { Version } from '../records/version-out.js';

const { titleMaximum, descriptionMaximum } = postingLimits;
const renamed = ['title', 'description'] as const;

export class CreateOpportunityRecordDto extends OmitType(PostOpportunityDto, renamed) {
  @Text({ max: titleMaximum }) titleAr!: string;
  @Text({ max: descriptionMaximum, multiline: true }) descriptionAr!: string;
}

export class ChangeOpportunityRecordDto extends OmitType(EditOpportunityDto, renamed) {
  @Version() version?: string;
  @Text({ optional: true, min: 1, max: titleMaximum }) titleAr?: string;
  @Text({ optional: true, min: 1, max: descriptionMaximum, multiline: true }) descriptionAr?: string;
}
